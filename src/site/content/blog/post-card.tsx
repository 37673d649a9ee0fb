import { href, Link } from "react-router";
import type { PostSummary } from "../../../features/content/index.ts";
import { ContentPicture } from "../content-picture.tsx";

/** Who wrote a post, when, about what, and how long it takes to read. */
function PostFacts({ post: { author, date, publishedOn, category, minutes } }: { post: PostSummary }) {
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-muted">
      <span>{category}</span>
      <span aria-hidden>·</span>
      <time dateTime={date}>{publishedOn}</time>
      <span aria-hidden>·</span>
      <span>{author}</span>
      <span aria-hidden>·</span>
      <span>{minutes} min read</span>
    </p>
  );
}

type Props = {
  post: PostSummary;
  heading?: "h2" | "h3";
  sizes: string;
  /** Large, with its picture beside it. */ isFeatured?: boolean;
};

export function PostCard({ post, heading: Heading = "h3", sizes, isFeatured }: Props) {
  return (
    <article
      className={`group relative grid ${isFeatured ? "items-center gap-6 md:grid-cols-2 md:gap-10" : "content-start gap-3"}`}
      aria-label={isFeatured ? "Featured post" : undefined}
    >
      <ContentPicture picture={post.picture} sizes={sizes} isFirst={isFeatured} decorative />
      <div className="grid gap-3">
        <PostFacts post={post} />
        <Heading className={isFeatured ? "text-3xl" : "text-xl"}>
          <Link
            to={href("/blog/:slug", { slug: post.slug })}
            className="text-ink no-underline group-hover:underline after:absolute after:inset-0"
          >
            {post.title}
          </Link>
        </Heading>
        <p className={`text-muted ${isFeatured ? "text-lg" : ""}`}>{post.description}</p>
        <p className="font-semibold text-sea" aria-hidden>
          Read More
        </p>
      </div>
    </article>
  );
}
