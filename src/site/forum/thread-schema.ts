import { postPath } from "../../features/forum/index.ts";
import { textOf } from "../../ui/rich-text/rich-text-tree.ts";
import type { PostCard } from "../../features/forum/parts.ts";

type Shown = Parameters<typeof PostCard>[0]["post"];
type Thread = { title: string; replyCount: number; createdAt: string; author: { name: string } };

const liked = (count: number) => ({
  "@type": "InteractionCounter",
  interactionType: "https://schema.org/LikeAction",
  userInteractionCount: count,
});

/** The page of a thread as schema.org data, safe inside a script element. */
export function threadSchema(thread: Thread, posts: readonly Shown[], origin: string, path: string): string {
  const isRead = posts.filter(({ status }) => status === "visible");
  const opening = isRead.find(({ number }) => number === 1);
  const data = {
    "@context": "https://schema.org",
    "@type": "DiscussionForumPosting",
    headline: thread.title,
    url: origin + path,
    mainEntityOfPage: origin + path,
    author: { "@type": "Person", name: thread.author.name },
    datePublished: thread.createdAt,
    text: opening ? textOf(opening.blocks) : thread.title,
    commentCount: thread.replyCount,
    interactionStatistic: [
      liked(opening?.likeCount ?? 0),
      { "@type": "InteractionCounter", interactionType: "https://schema.org/CommentAction", userInteractionCount: thread.replyCount },
    ],
    comment: isRead
      .filter(({ number }) => number !== 1)
      .map((post) => ({
        "@type": "Comment",
        url: origin + postPath(post.id),
        text: textOf(post.blocks),
        author: { "@type": "Person", name: post.author.name },
        datePublished: post.createdAt,
        interactionStatistic: liked(post.likeCount),
      })),
  };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
