import type { Block, Inline } from "../../../ui/rich-text/rich-text-tree.ts";
import { hostPath } from "../forum.rules.ts";
import type { ForumPerson } from "../forum.schema.ts";
import { mentionsIn } from "../writing/find-mentions.ts";

/** Makes a link of each `@Name` of somebody with a page of their own; none where two have the same name, in code, in links and in quotations. */
export function linkMentions(blocks: Block[], people: readonly ForumPerson[]): Block[] {
  const names = people.map(({ name }) => name.toLowerCase());
  const known = people.filter(({ isHost, name }) => isHost && names.filter((each) => each === name.toLowerCase()).length === 1);
  return known.length > 0 ? blocks.map((block) => inBlock(block, known)) : blocks;
}

function inBlock(block: Block, people: readonly ForumPerson[]): Block {
  if (block.type === "paragraph" || block.type === "line" || block.type === "heading")
    return { ...block, children: inInlines(block.children, people) };
  return block.type === "list" ? { ...block, items: block.items.map((item) => item.map((each) => inBlock(each, people))) } : block;
}

const inInlines = (inlines: readonly Inline[], people: readonly ForumPerson[]): Inline[] =>
  inlines.flatMap((inline) => {
    if (inline.type === "text") return inText(inline.text, people);
    if (inline.type === "strong" || inline.type === "emphasis" || inline.type === "deleted")
      return { ...inline, children: inInlines(inline.children, people) };
    return inline;
  });

function inText(text: string, people: readonly ForumPerson[]): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const { at, end, person } of mentionsIn(text, people)) {
    parts.push({ type: "text", text: text.slice(from, at) });
    parts.push({ type: "link", href: hostPath(person.id), children: [{ type: "text", text: text.slice(at, end) }] });
    from = end;
  }
  return [...parts, { type: "text", text: text.slice(from) }];
}
