import { fileURLToPath } from "node:url";
import fontPackage from "dejavu-fonts-ttf/package.json" with { type: "json" };

/**
 * The paths of the two font files, each opened once to see that it can be read.
 *
 * Given a font it cannot read, the renderer draws no text and says nothing: that has to be an error
 * here. The specifier is spelt out as a bare name does not resolve in a module from a registry.
 */
export async function fontFiles(): Promise<string[]> {
  const paths: string[] = [];
  for (const name of ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"]) {
    const specifier = `npm:dejavu-fonts-ttf@${fontPackage.version}/ttf/${name}`;
    try {
      const path = fileURLToPath(import.meta.resolve(specifier));
      (await Deno.open(path)).close();
      paths.push(path);
    } catch (cause) {
      throw new Error(`Cannot render text as the font ${name} cannot be read: ${cause}`, { cause });
    }
  }
  return paths;
}
