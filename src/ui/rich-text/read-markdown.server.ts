import MarkdownIt, { type Token } from "markdown-it";
import { harmless } from "../harmless.ts";
import { linkAddress } from "./link-address.ts";
import { type Block, type Cell, type Inline, textOfInlines } from "./rich-text-tree.ts";

export type MarkdownRules = {
  images: boolean;
  tables: boolean;
  /** The largest heading; those above it come down to it. */
  topHeading: 2 | 3;
  /** Headings can be linked to. */
  headingIds: boolean;
  /** What is longer is cut there. */
  longest: number;
};

/** For the files of `content/`. */
export const WRITTEN_PAGE: MarkdownRules = { images: true, tables: true, topHeading: 2, headingIds: true, longest: 100_000 };
/** For what people post for others to read. */
export const PERSONS_POST: MarkdownRules = { images: false, tables: false, topHeading: 3, headingIds: false, longest: 10_000 };

/** Blocks nested deeper are left out; that also bounds what hostile nesting costs. */
const DEEPEST_NESTING = 20;

function parserFor(rules: MarkdownRules) {
  const parser = new MarkdownIt({ html: false, linkify: true, maxNesting: DEEPEST_NESTING });
  parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
  parser.validateLink = (address) => linkAddress(address) !== null;
  if (!rules.images) parser.disable("image");
  if (!rules.tables) parser.disable("table");
  return parser;
}

const parsers = new Map([WRITTEN_PAGE, PERSONS_POST].map((rules) => [rules, parserFor(rules)]));

/** Reads Markdown into a tree of plain data. HTML in it is text, and a link that may not be one stays as it was written. */
export function readMarkdown(text: string, rules: MarkdownRules): Block[] {
  const parser = parsers.get(rules) ?? parserFor(rules);
  const tokens = parser.parse(harmless(text.slice(0, rules.longest)), {});
  return readBlocks({ tokens, at: 0, ids: new Map(), rules });
}

type Reading = { tokens: Token[]; at: number; ids: Map<string, number>; rules: MarkdownRules };

/** Reads up to the end of what is open. */
function readBlocks(reading: Reading): Block[] {
  const blocks: Block[] = [];
  for (;;) {
    const token = reading.tokens[reading.at++];
    if (!token || token.nesting < 0) return blocks;
    const block = readBlock(token, reading);
    if (block) blocks.push(block);
  }
}

function readBlock(token: Token, reading: Reading): Block | null {
  switch (token.type) {
    case "paragraph_open":
      return readParagraph(token, reading);
    case "heading_open":
      return readHeading(token, reading);
    case "bullet_list_open":
      return { type: "list", items: readItems(reading) };
    case "ordered_list_open":
      return { type: "list", start: Number(token.attrGet("start") ?? 1), items: readItems(reading) };
    case "blockquote_open":
      return { type: "quote", children: readBlocks(reading) };
    case "table_open":
      return readTable(reading);
    case "fence":
    case "code_block":
      return { type: "code", text: token.content.replace(/\n$/, "") };
    case "hr":
      return { type: "rule" };
    default:
      return null;
  }
}

function readParagraph(open: Token, reading: Reading): Block {
  const children = readOneInline(reading);
  const [only] = children;
  if (only?.type === "image" && children.length === 1) {
    const caption = reading.tokens[reading.at - 2]?.children?.[0]?.attrGet("title");
    return { type: "figure", src: only.src, alt: only.alt, ...(caption ? { caption: String(caption) } : {}) };
  }
  return { type: open.hidden ? "line" : "paragraph", children };
}

function readHeading(open: Token, reading: Reading): Block {
  const { topHeading, headingIds } = reading.rules;
  const level = Math.max(Number(open.tag.slice(1)), topHeading) as 2 | 3 | 4 | 5 | 6;
  const children = readOneInline(reading);
  return { type: "heading", level, ...(headingIds ? { id: idOf(textOfInlines(children), reading.ids) } : {}), children };
}

const attribute = (token: Token, name: string) => String(token.attrGet(name) ?? "");

/** Lower-case words joined by hyphens, numbered where a page has the same heading again. */
function idOf(text: string, uses: Map<string, number>): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["section"];
  const base = words.join("-");
  const count = (uses.get(base) ?? 0) + 1;
  uses.set(base, count);
  return count === 1 ? base : `${base}-${count}`;
}

/** A leaf block: its inline token and its end. */
function readOneInline(reading: Reading): Inline[] {
  const inline = reading.tokens[reading.at];
  reading.at += 2;
  return readInlines(inline?.children ?? []);
}

function readItems(reading: Reading): Block[][] {
  const items: Block[][] = [];
  while (reading.tokens[reading.at]?.type === "list_item_open") {
    reading.at++;
    items.push(readBlocks(reading));
  }
  reading.at++;
  return items;
}

function readTable(reading: Reading): Block {
  const rows: Cell[][] = [];
  for (let token = reading.tokens[reading.at++]; token && token.type !== "table_close"; token = reading.tokens[reading.at++]) {
    if (token.type === "tr_open") rows.push([]);
    if (token.type !== "th_open" && token.type !== "td_open") continue;
    const align = /text-align:(left|center|right)/.exec(attribute(token, "style"))?.[1] as Cell["align"];
    rows.at(-1)?.push({ ...(align ? { align } : {}), children: readOneInline(reading) });
  }
  const [head = [], ...body] = rows;
  return { type: "table", head, rows: body };
}

const MARKS: Record<string, "strong" | "emphasis" | "deleted"> = { strong_open: "strong", em_open: "emphasis", s_open: "deleted" };

function readInlines(tokens: readonly Token[]): Inline[] {
  const top: Inline[] = [];
  const open: Inline[][] = [top];
  for (const token of tokens) {
    if (token.nesting < 0 && open.length > 1) open.pop();
    const inline = readInline(token);
    if (!inline) continue;
    const last = open.at(-1)?.at(-1);
    if (inline.type === "text" && last?.type === "text") last.text += inline.text;
    else open.at(-1)?.push(inline);
    if (token.nesting > 0 && "children" in inline) open.push(inline.children);
  }
  return top;
}

function readInline(token: Token): Inline | null {
  const mark = MARKS[token.type];
  if (mark) return { type: mark, children: [] };
  switch (token.type) {
    case "text":
    case "text_special":
      return token.content ? { type: "text", text: token.content } : null;
    case "code_inline":
      return { type: "code", text: token.content };
    case "softbreak":
      return { type: "text", text: "\n" };
    case "hardbreak":
      return { type: "break" };
    case "link_open":
      return { type: "link", href: linkAddress(attribute(token, "href")) ?? "#", children: [] };
    case "image":
      return { type: "image", src: linkAddress(attribute(token, "src")) ?? "#", alt: textOfInlines(readInlines(token.children ?? [])) };
    default:
      return null;
  }
}
