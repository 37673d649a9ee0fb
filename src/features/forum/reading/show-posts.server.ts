import { PERSONS_POST, readMarkdown } from "../../../ui/rich-text/read-markdown.server.ts";
import type { ForumPost } from "../forum.schema.ts";
import type { ShownPost } from "../screens/shown-post.ts";

/** Posts with their text read, for a page. */
export const showPosts = (posts: readonly ForumPost[]): ShownPost[] =>
  posts.map((post) => ({ ...post, text: post.mayEdit ? post.text : "", blocks: readMarkdown(post.text, PERSONS_POST) }));
