const END = /^(?:endobj|stream)/;

/**
 * A PDF object's text from there until it ends, without its strings and comments, and with its names as they are meant (`/J#53` is `/JS`). Reads
 * so many characters at most.
 */
export function plainPdfText(text: string, start: number, most: number): { plain: string; end: number } {
  const parts: string[] = [];
  const limit = Math.min(text.length, start + most);
  let from = start;
  let at = start;
  const skipTo = (next: number) => {
    parts.push(text.slice(from, at), " ");
    at = next;
    from = next;
  };
  while (at < limit) {
    const sign = text[at];
    if (sign === "(") skipTo(endOfString(text, at, limit));
    else if (sign === "%") skipTo(endOfLine(text, at, limit));
    else if (sign === "<" && text[at + 1] === "<") at += 2;
    else if (sign === "<") skipTo(endOfHex(text, at, limit));
    else if ((sign === "e" || sign === "s") && END.test(text.slice(at, at + 6))) break;
    else at += 1;
  }
  parts.push(text.slice(from, at));
  return { plain: namesAsMeant(parts.join("")), end: at };
}

/** Parentheses in a string are paired, or escaped. */
function endOfString(text: string, start: number, limit: number): number {
  let depth = 0;
  for (let at = start; at < limit; at++) {
    const sign = text[at];
    if (sign === "\\") at += 1;
    else if (sign === "(") depth += 1;
    else if (sign === ")" && --depth === 0) return at + 1;
  }
  return limit;
}

function endOfLine(text: string, start: number, limit: number): number {
  let at = start;
  while (at < limit && text[at] !== "\n" && text[at] !== "\r") at += 1;
  return at;
}

function endOfHex(text: string, start: number, limit: number): number {
  const end = text.indexOf(">", start);
  return end < 0 || end >= limit ? limit : end + 1;
}

const namesAsMeant = (plain: string): string =>
  plain.includes("#") ? plain.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))) : plain;
