const repeated = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const growing = (line: (size: number) => string, length: number) =>
  Array.from({ length: Math.ceil(Math.sqrt(2 * length)) }, (_, size) => line(size))
    .join("\n")
    .slice(0, length);

/** Texts that cost parsers of Markdown the most, each of this length. */
export function hostileTexts(length: number): { name: string; text: string }[] {
  const made: Record<string, string> = {
    "nested quotes": `${">".repeat(50)}${repeated("a\n", length - 50)}`,
    "quotes that grow": growing((size) => `${">".repeat(size)}a`, length),
    "nested lists": repeated("- - - - - - - - - - a\n", length),
    "lists that grow": growing((size) => `${"  ".repeat(size)}- a`, length),
    "lists in quotes": repeated("> 1. > - ", length),
    "lazy lines": repeated("> - a\n", length),
    "open brackets": repeated("[", length),
    "brackets and lines": repeated("[a\n", length),
    "open pictures": repeated("![", length),
    "links that never end": repeated("[a](b ", length),
    "titles that never end": repeated('[a](b "', length),
    definitions: repeated("[a]: b\n", length / 2) + repeated("[a]", length / 2),
    stars: repeated("*", length),
    "emphasis that never ends": repeated("*a_ ", length),
    "emphasis in words": repeated("a*", length),
    "emphasis of both kinds": repeated("**a *b ", length),
    "struck out": repeated("~~a ", length),
    backticks: growing((size) => "`".repeat(size), length),
    "wide tables": `${"|a".repeat(1200)}|\n${"|-".repeat(1200)}|\n${"|a\n".repeat(length / 3)}`.slice(0, length),
    "many tables": repeated("a|b\n-|-\n", length),
    entities: repeated("&amp;", length),
    "half entities": repeated("&#x", length),
    backslashes: repeated("\\", length),
    "underlined headings": repeated("a\n=", length),
    "empty headings": repeated("#\n", length),
    fences: repeated("~~~a\n```", length),
    addresses: repeated("https://a.b(", length),
    "half addresses": repeated("http://", length),
    "open tags": repeated("<a ", length),
    "one line each": repeated("\n", length),
    tabs: repeated("-\t", length),
    emoji: repeated("👩‍👩‍👧", length),
  };
  return Object.entries(made).map(([name, text]) => ({ name, text }));
}
