import { assert, assertStringIncludes } from "@std/assert";
import { main } from "../../lib/cli/main.ts";

async function printed(...args: string[]): Promise<string> {
  let text = "";
  const take = (more: string) => void (text += more);
  await main(args, { out: take, err: take, colour: false });
  return text;
}

const commands = [...(await printed("--help")).matchAll(/^ {2}touchstone ([a-z]+)/gm)]
  .map(([, name]) => name);

Deno.test("every command takes the options that its help lists", async () => {
  assert(commands.length > 10);
  for (const command of commands) {
    const help = await printed(command, "--help");
    // Two spaces part an option, or several, from what it is for.
    const flags = [...help.matchAll(/^ {2}(--(?:\S| (?! ))+)/gm)]
      .flatMap(([, listed]) => listed.match(/--[a-z-]+/g) ?? []);
    assert(flags.length > 0, command);
    // The second option is known to none: a command that takes the first stops there and does nothing.
    for (const flag of flags) {
      assertStringIncludes(await printed(command, `${flag}=1`, "--unheard-of"), "--unheard-of");
    }
  }
});

Deno.test("every help ends with the permissions and the exit codes", async () => {
  for (const command of commands) {
    const help = await printed(command, "--help");
    assert(/\n\nPermissions: .*\nExit codes: 0 .*\n$/s.test(help), command);
  }
});
