import { PERSONS_POST, readMarkdown } from "../../../ui/rich-text/read-markdown.server.ts";
import type { ForumPerson, ForumPost } from "../forum.schema.ts";
import type { ShownPost } from "../screens/shown-post.ts";
import { linkMentions } from "./link-mentions.ts";

/** Posts with their text read, for a page; whom they mention of these people is linked. */
export const showPosts = (posts: readonly ForumPost[], people: readonly ForumPerson[] = []): ShownPost[] =>
  posts.map((post) => ({
    ...post,
    text: post.mayEdit ? post.text : "",
    blocks: linkMentions(readMarkdown(post.text, PERSONS_POST), people),
  }));
