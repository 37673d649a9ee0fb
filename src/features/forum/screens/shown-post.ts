import type { Block } from "../../../ui/rich-text/rich-text-tree.ts";
import type { ForumPost } from "../forum.schema.ts";

/** A post as a page shows it: its text as a tree, and as it was written only where it can be edited. */
export type ShownPost = ForumPost & { blocks: Block[] };
