// The two signs that words of the rules may carry: `**bold**`, and backquotes around what is typed.

export interface Part {
  kind: "plain" | "bold" | "typed";
  text: string;
}

const SIGNS = /\*\*(.+?)\*\*|`(.+?)`/g;

/** Return a line of the rules in parts. */
export function parts(line: string): Part[] {
  const found: Part[] = [];
  let from = 0;
  for (const match of line.matchAll(SIGNS)) {
    found.push(plain(line.slice(from, match.index)), sign(match[1], match[2] ?? ""));
    from = match.index + match[0].length;
  }
  return [...found, plain(line.slice(from))].filter(({ text }) => text !== "");
}

function plain(text: string): Part {
  return { kind: "plain", text };
}

function sign(bold: string | undefined, typed: string): Part {
  return bold ? { kind: "bold", text: bold } : { kind: "typed", text: typed };
}
