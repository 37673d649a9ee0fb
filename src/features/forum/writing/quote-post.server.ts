import type { Ctx } from "../../../platform/context.server.ts";
import { postPath } from "../forum.rules.ts";
import { forumPeople } from "../forum.view.server.ts";
import { readableForumPost } from "../reading/readable-forum-post.server.ts";

const MOST_LINES = 12;

/** A post as a quotation in Markdown that leads back to it, without what it quotes itself. Refuses a post that this viewer may not see. */
export async function quotePost(ctx: Ctx, postId: string): Promise<string> {
  const post = await readableForumPost(ctx, postId);
  const author = (await forumPeople(ctx, [post.authorId]))(post.authorId);
  const own = post.body.split("\n").filter((line) => !line.trimStart().startsWith(">"));
  const text = own.join("\n").trim().split("\n");
  const quoted = text.length > MOST_LINES ? [...text.slice(0, MOST_LINES), "…"] : text;
  return [`[${author.name} wrote](${postPath(post.id)}):`, "", ...quoted].map((line) => `> ${line}`.trimEnd()).join("\n") + "\n\n";
}
