import { Parser } from "htmlparser2";

/** Words of one line as most are: nothing in them needs cleaning. */
const isPlain = (text: string) => text !== "" && !/[^ !-%'-;=?-~]/.test(text) && !text.includes("  ") && text.trim() === text;
const BREAKING_TAGS = new Set(["br", "p", "div", "li", "ul", "ol", "tr", "h1", "h2", "h3", "h4", "section"]);

/** Text of one line from outside: no tags, control characters, bidi overrides or zero-width characters. Null if nothing is left. */
export function cleanLine(text: unknown, longest: number): string | null {
  if (typeof text === "string" && text.length <= longest && isPlain(text)) return text;
  const line = cleaned(text, longest)?.replaceAll(/\s+/g, " ").trim();
  return line ? cutAtWord(line, longest) : null;
}

/** The same for several lines; more than one empty line in a row becomes one. */
export function cleanProse(text: unknown, longest: number): string | null {
  const lines = cleaned(text, longest)
    ?.split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim());
  const kept = lines?.filter((line, index) => line !== "" || (index > 0 && lines[index - 1] !== ""));
  const prose = kept?.join("\n").trim();
  return prose ? cutAtWord(prose, longest) : null;
}

/** All but line ends, the characters of western languages and their punctuation, none of which needs cleaning. */
const UNUSUAL = /[^\n -~\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027]/;

function cleaned(text: unknown, longest: number): string | null {
  if (typeof text !== "string" || text === "") return null;
  const short = text.slice(0, 500 + 6 * longest);
  const words = /[<&]/.test(short) ? withoutTags(short) : short;
  if (!UNUSUAL.test(words)) return words;
  return words
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, "\n")
    .replaceAll(/[\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff\ufffd\u00ad]/g, "")
    .replaceAll(/(?!\n)\p{Cc}/gu, " ")
    .normalize("NFC");
}

function withoutTags(html: string): string {
  let text = "";
  const parser = new Parser({
    ontext: (part) => (text += part),
    onopentagname: (name) => {
      if (BREAKING_TAGS.has(name)) text += "\n";
    },
    onclosetag: (name) => {
      if (name !== "br" && BREAKING_TAGS.has(name)) text += "\n";
    },
  });
  parser.end(html);
  return text;
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
/** How far back a cut looks for the end of a word. */
const LONGEST_WORD = 80;

/** At most that many characters, never through a word (unless it is very long) or through what a reader sees as one character. */
function cutAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const room = text.slice(0, longest);
  const space = Math.max(room.lastIndexOf(" "), room.lastIndexOf("\n"));
  if (space > longest - LONGEST_WORD && space > 0) return `${room.slice(0, space).trimEnd()}…`;
  const start = Math.max(0, longest - LONGEST_WORD);
  const last = [...graphemes.segment(text.slice(start, longest + LONGEST_WORD))].findLast(({ index }) => start + index < longest);
  return `${text.slice(0, start + (last?.index ?? 0)).trimEnd()}…`;
}
