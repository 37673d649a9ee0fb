import { Link, useFetcher } from "react-router";
import { countOf, formatCount } from "../../../platform/words/counts.ts";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { ForumIcon } from "./forum-icon.tsx";
import { ACTION } from "./post-action.ts";

type Props = {
  post: { id: string; likeCount: number; isLiked: boolean; isMine: boolean; author: { name: string } };
  /** Where a visitor signs in first; null for those who have. */
  signIn: string | null;
};

/** Likes a post, or takes the like back; the count changes at once and is corrected by the answer. */
export function LikeButton({ post, signIn }: Props) {
  const fetcher = useFetcher<FormResult>();
  const sent = fetcher.formData?.get("intent");
  const isLiked = sent ? sent === "like" : post.isLiked;
  const count = post.likeCount + Number(isLiked) - Number(post.isLiked);
  const face = (
    <>
      <ForumIcon name={isLiked ? "heart-full" : "heart"} className={`size-4 ${isLiked ? "text-ember" : ""}`} />
      <span className="numbers">{formatCount(count)}</span>
      <span className="sr-only"> {count === 1 ? "like" : "likes"}</span>
    </>
  );
  if (post.isMine) return <span className="inline-flex min-h-9 items-center gap-1.5 px-2 text-sm font-semibold text-muted">{face}</span>;
  if (signIn)
    return (
      <Link to={signIn} aria-label={`${countOf(count, "like")}. Sign in to like this post`} className={ACTION} rel="nofollow">
        {face}
      </Link>
    );
  return (
    <fetcher.Form method="post" preventScrollReset>
      <input type="hidden" name="postId" value={post.id} />
      <button
        type="submit"
        name="intent"
        value={isLiked ? "unlike" : "like"}
        aria-pressed={isLiked}
        aria-label={`Like ${post.author.name}'s post, ${countOf(count, "like")}`}
        className={ACTION}
      >
        {face}
      </button>
      {fetcher.data?.ok === false && (
        <span role="alert" className="text-sm text-brick">
          {fetcher.data.message}
        </span>
      )}
    </fetcher.Form>
  );
}
