import { tokenAt } from "./_token_at.ts";
import type { Token } from "./token.ts";

/** What a shell line begins with. */
const PROGRAMS: ReadonlySet<string> = new Set(
  ("apk apt apt-get aws az bash brew bun bundle cargo cat cd chmod chown cmake composer conda cp curl deno dnf " +
    "docker docker-compose dotnet echo export find firebase flutter gcloud gem gh git go gradle grep helm heroku " +
    "java kill kubectl ls make mkdir mv mvn mysql netlify nginx node npm npx nvm openssl php pip pip3 pipx pnpm " +
    "podman poetry psql python python3 rm rsync ruby rustup sc scp sed set sh snap source ssh sudo systemctl tail " +
    "tar terraform touch uv vercel vi vim wget yarn yum zip choco winget netsh ipconfig ping powershell")
    .split(
      " ",
    ),
);
const SHELLS = /^(?:sh|bash|zsh|shell|console|terminal|cmd|bat|powershell|ps1?)$/i;
const PROMPT = /^[ \t]*(?:[$%] |PS [^>\n]{0,80}> ?|[A-Z]:\\[^>\n]{0,80}> ?)[ \t]*(?=[A-Za-z./])/;

/** What stands in a text as code. */
export interface CodeParts {
  /** Command lines and commands in backticks. */
  readonly commands: readonly Token[];
  /** Other code: single words in backticks, and lines of code blocks. */
  readonly code: readonly {
    readonly start: number;
    readonly end: number;
    readonly block: boolean;
  }[];
}

/** The commands of a text: in backticks, behind a prompt, and in code blocks of a shell. */
export function findCommands(text: string): CodeParts {
  const commands: Token[] = [];
  const code: { start: number; end: number; block: boolean }[] = [];
  let fence: string | null = null;
  for (let start = 0; start < text.length;) {
    const next = text.indexOf("\n", start);
    const end = next < 0 ? text.length : next;
    const line = text.slice(start, Math.min(end, start + 2000));
    const mark = /^[ \t]*(?:```|~~~)[ \t]*([\w-]{0,20})/.exec(line);
    const prompt = PROMPT.exec(line)?.[0];
    if (mark) fence = fence === null ? mark[1] : null;
    else if (prompt !== undefined) addLine(start + prompt.length, line.slice(prompt.length));
    else if (fence === null) addSpans(start, line);
    else if (line.trim() !== "") {
      const from = line.length - line.trimStart().length;
      const first = line.trim().split(/\s/, 1)[0];
      const shell = SHELLS.test(fence);
      if (shell ? /^[./\w]/.test(first) : fence === "" && PROGRAMS.has(first)) {
        addLine(start + from, line.slice(from));
      } else code.push({ start, end: start + line.length, block: true });
    }
    start = end + 1;
  }
  return { commands, code };

  function addLine(start: number, line: string): void {
    const words = line.replace(/\s#\s.*$/, "").trimEnd();
    if (words === "") return;
    const last = commands.at(-1);
    // A backslash at its end carries a command on.
    if (last?.text.endsWith("\\") && text.slice(last.span.end, start).trim() === "") {
      commands.pop();
      commands.push(tokenAt(text, "command", last.span.start, start + words.length));
    } else commands.push(tokenAt(text, "command", start, start + words.length));
  }

  function addSpans(lineStart: number, line: string): void {
    if (!line.includes("`")) return;
    for (const { 1: inner, index } of line.matchAll(/`([^`]{1,200})`/g)) {
      const skipped = /^\s*(?:\$\s+)?/.exec(inner)?.[0].length ?? 0;
      const words = inner.slice(skipped).trimEnd();
      const start = lineStart + index + 1 + skipped;
      const first = words.split(/\s/, 1)[0];
      const spaced = first !== words;
      if (spaced && (PROGRAMS.has(first) || /\s--?\w/.test(words) || /^[.~]?\//.test(first))) {
        commands.push(tokenAt(text, "command", start, start + words.length));
      } else if (!spaced && words !== "") {
        code.push({ start, end: start + words.length, block: false });
      }
    }
  }
}
