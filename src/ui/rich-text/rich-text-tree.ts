/** Written text as data: what the server reads from Markdown and the browser draws with our own elements. */
export type Inline =
  | { type: "text"; text: string }
  | { type: "code"; text: string }
  | { type: "break" }
  | { type: "strong" | "emphasis" | "deleted"; children: Inline[] }
  | { type: "link"; href: string; children: Inline[] }
  | { type: "image"; src: string; alt: string };

export type Cell = { align?: "left" | "center" | "right"; children: Inline[] };

export type Block =
  | { type: "paragraph"; children: Inline[] }
  /** A paragraph of a list whose items stand close together. */
  | { type: "line"; children: Inline[] }
  | { type: "heading"; level: 2 | 3 | 4 | 5 | 6; id?: string; children: Inline[] }
  | { type: "list"; start?: number; items: Block[][] }
  | { type: "quote"; children: Block[] }
  | { type: "code"; text: string }
  | { type: "table"; head: Cell[]; rows: Cell[][] }
  | { type: "figure"; src: string; alt: string; caption?: string }
  | { type: "rule" };

export const textOfInlines = (inlines: readonly Inline[]): string => inlines.map(textOfInline).join("");

function textOfInline(inline: Inline): string {
  if (inline.type === "text" || inline.type === "code") return inline.text;
  if (inline.type === "break") return " ";
  return inline.type === "image" ? inline.alt : textOfInlines(inline.children);
}

/** The words alone, for descriptions, searches and counting. */
export const textOf = (blocks: readonly Block[]): string => blocks.map(textOfBlock).filter(Boolean).join("\n");

function textOfBlock(block: Block): string {
  switch (block.type) {
    case "rule":
      return "";
    case "code":
      return block.text;
    case "figure":
      return block.caption ?? "";
    case "quote":
      return textOf(block.children);
    case "list":
      return block.items.map(textOf).join("\n");
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(({ children }) => textOfInlines(children)).join(" ")).join("\n");
    default:
      return textOfInlines(block.children);
  }
}
