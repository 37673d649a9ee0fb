import { href, Link } from "react-router";
import { countOf } from "../../../platform/words/counts.ts";
import { TimeAgo } from "../../../ui/time/time-ago.tsx";
import { postPath } from "../forum.rules.ts";
import type { ForumCategory } from "../forum.schema.ts";

/** The categories of the forum, each with its latest post. */
export function CategoryCards({ categories, now }: { categories: readonly ForumCategory[]; now: string }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {categories.map(({ id, name, description, threadCount, latest }) => (
        <li key={id} className="card relative flex flex-col gap-3 p-6 hover:border-sea">
          <h3 className="text-xl">
            <Link
              to={href("/forum/category/:categoryId", { categoryId: id })}
              className="text-ink no-underline after:absolute after:inset-0"
            >
              {name}
            </Link>
          </h3>
          <p className="text-muted">{description}</p>
          <p className="numbers mt-auto font-semibold">{countOf(threadCount, "discussion")}</p>
          {latest && (
            <p className="grid border-t border-line pt-3 text-sm text-muted">
              <span className="truncate">
                Latest:{" "}
                <Link to={postPath(latest.postId)} className="link relative z-10">
                  {latest.title}
                </Link>
              </span>
              <span>
                {latest.author.name}, <TimeAgo at={latest.at} now={now} />
              </span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
