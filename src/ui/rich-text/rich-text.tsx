import type { ReactNode } from "react";
import { Link } from "react-router";
import { isOwnAddress } from "./link-address.ts";
import type { Block, Cell, Inline } from "./rich-text-tree.ts";

type Author = "us" | "people";

/** A text that was read from Markdown. Links in what people wrote pass on no trust. */
export function RichText({ blocks, by }: { blocks: readonly Block[]; by: Author }) {
  return <div className="rich-text">{drawBlocks(blocks, by)}</div>;
}

// The text never changes order on a page, so that a place in it is a good key.
const drawBlocks = (blocks: readonly Block[], by: Author): ReactNode[] => blocks.map((block, at) => drawBlock(block, by, at));
const drawInlines = (inlines: readonly Inline[], by: Author): ReactNode[] => inlines.map((inline, at) => drawInline(inline, by, at));

function drawBlock(block: Block, by: Author, key: number): ReactNode {
  switch (block.type) {
    case "paragraph":
      return <p key={key}>{drawInlines(block.children, by)}</p>;
    case "line":
      return <span key={key}>{drawInlines(block.children, by)}</span>;
    case "heading": {
      const Heading = `h${block.level}` as const;
      return (
        <Heading key={key} id={block.id}>
          {drawInlines(block.children, by)}
        </Heading>
      );
    }
    case "list":
      return drawList(block, by, key);
    case "quote":
      return <blockquote key={key}>{drawBlocks(block.children, by)}</blockquote>;
    case "code":
      return (
        <pre key={key}>
          <code>{block.text}</code>
        </pre>
      );
    case "table":
      return drawTable(block, by, key);
    case "figure":
      return (
        <figure key={key}>
          <img src={block.src} alt={block.alt} loading="lazy" decoding="async" />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case "rule":
      return <hr key={key} />;
  }
}

function drawList({ start, items }: Extract<Block, { type: "list" }>, by: Author, key: number) {
  const lines = items.map((item, at) => drawItem(item, by, at));
  return start === undefined ? (
    <ul key={key}>{lines}</ul>
  ) : (
    <ol key={key} start={start}>
      {lines}
    </ol>
  );
}

const drawItem = (item: readonly Block[], by: Author, key: number) => <li key={key}>{drawBlocks(item, by)}</li>;

type Scope = "col" | "row" | undefined;

/** Where the corner is empty, the first column names the rows. */
function drawTable({ head, rows }: Extract<Block, { type: "table" }>, by: Author, key: number) {
  const [corner] = head;
  const namesRows = corner?.children.length === 0;
  return (
    <table key={key}>
      <thead>{drawRow(head, namesRows ? undefined : "col", "col", by, 0)}</thead>
      <tbody>{rows.map((row, at) => drawRow(row, namesRows ? "row" : undefined, undefined, by, at))}</tbody>
    </table>
  );
}

const drawRow = (row: readonly Cell[], first: Scope, others: Scope, by: Author, key: number) => (
  <tr key={key}>{row.map((cell, at) => drawCell(cell, at === 0 ? first : others, by, at))}</tr>
);

function drawCell(cell: Cell, scope: Scope, by: Author, key: number) {
  const As = scope ? "th" : "td";
  return (
    <As key={key} scope={scope} data-align={cell.align}>
      {drawInlines(cell.children, by)}
    </As>
  );
}

function drawInline(inline: Inline, by: Author, key: number): ReactNode {
  switch (inline.type) {
    case "text":
      return inline.text;
    case "code":
      return <code key={key}>{inline.text}</code>;
    case "break":
      return <br key={key} />;
    case "strong":
      return <strong key={key}>{drawInlines(inline.children, by)}</strong>;
    case "emphasis":
      return <em key={key}>{drawInlines(inline.children, by)}</em>;
    case "deleted":
      return <del key={key}>{drawInlines(inline.children, by)}</del>;
    case "image":
      return <img key={key} src={inline.src} alt={inline.alt} loading="lazy" decoding="async" />;
    case "link":
      return drawLink(inline.href, drawInlines(inline.children, by), by, key);
  }
}

function drawLink(href: string, children: ReactNode, by: Author, key: number) {
  if (isOwnAddress(href))
    return (
      <Link key={key} to={href}>
        {children}
      </Link>
    );
  return (
    <a key={key} href={href} rel={by === "people" ? "ugc nofollow noopener" : "noopener"} target={by === "people" ? "_blank" : undefined}>
      {children}
    </a>
  );
}
