import type { Block, Inline } from "../../../ui/rich-text/rich-text-tree.ts";
import type { Content } from "../content.types.ts";

/** What names or links to a written page, or shows a picture, that is not there. */
export function linkFaults(content: Content): string[] {
  const files = [
    ...each("blog", content.posts),
    ...each("help", content.answers),
    ...each("pages", new Map(Object.entries(content.pages))),
    ...each("hosting", new Map(content.hosting.map((reading) => [reading.slug, reading]))),
    ...each("certification", content.certification),
    ...each("press", content.releases),
    ...each("careers", content.jobs),
    ...each("press-kit", new Map(content.pressKit.map((reading) => [reading.slug, reading]))),
  ];
  return files.flatMap(({ path, kind, body, related = [] }) => {
    const known: ReadonlyMap<string, unknown> = kind === "blog" ? content.posts : content.answers;
    const unrelated = related.filter((slug) => !known.has(slug)).map((slug) => `related names ${slug}, which is not in ${kind}/`);
    const lost = addressesIn(body).filter((address) => isLost(address, content));
    return [...unrelated, ...lost.map((address) => `links to ${address}, which is not there`)].map((fault) => `${path}:1 ${fault}`);
  });
}

type Written = { body: Block[]; related?: string[] };

const each = (kind: string, files: ReadonlyMap<string, Written>) =>
  [...files].map(([slug, { body, related }]) => ({ path: `${kind}/${slug}.md`, kind, body, related }));

const RESERVED = new Set(["archive", "feed.xml"]);

function isLost(address: string, { posts, answers, pictures }: Content): boolean {
  const [, kind, name = ""] = /^\/(blog|help|pictures)\/([^/?#]+)/.exec(address) ?? [];
  if (kind === "blog") return !posts.has(name) && !RESERVED.has(name);
  if (kind === "help") return !answers.has(name);
  return kind === "pictures" && !pictures.has(name);
}

/** Where the links and pictures of a text lead. */
export function addressesIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.type) {
      case "figure":
        return [block.src];
      case "list":
        return block.items.flatMap(addressesIn);
      case "quote":
        return addressesIn(block.children);
      case "table":
        return [block.head, ...block.rows].flatMap((row) => row.flatMap((cell) => addressesOf(cell.children)));
      case "code":
      case "rule":
        return [];
      default:
        return addressesOf(block.children);
    }
  });
}

const addressesOf = (inlines: readonly Inline[]): string[] =>
  inlines.flatMap((inline) => {
    if (inline.type === "image") return [inline.src];
    const own = inline.type === "link" ? [inline.href] : [];
    return "children" in inline ? [...own, ...addressesOf(inline.children)] : own;
  });
