import { Link } from "react-router";
import { TimeAgo } from "../../../ui/time/time-ago.tsx";
import { categoryName, postPath } from "../forum.rules.ts";
import type { ForumSearchResult } from "../forum.schema.ts";

/** Posts with the words that were looked for, marked. */
export function ForumResults({ results, now }: { results: readonly ForumSearchResult[]; now: string }) {
  return (
    <ol className="card divide-y divide-line">
      {results.map((result) => (
        <li key={result.postId} className="grid gap-1.5 p-4 sm:px-6">
          <h2 className="font-sans text-lg leading-snug tracking-normal wrap-anywhere">
            <Link to={postPath(result.postId)} className="text-ink no-underline hover:underline">
              <Marked parts={result.title} />
            </Link>
          </h2>
          <p className="wrap-anywhere">
            <Marked parts={result.excerpt} />
          </p>
          <p className="text-sm text-muted">
            {result.isReply ? "Reply by" : "Started by"} {result.author.name} in {categoryName(result.categoryId)},{" "}
            <TimeAgo at={result.at} now={now} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Marked({ parts }: { parts: ForumSearchResult["title"] }) {
  return parts.map(({ text, isMatch }, i) =>
    isMatch ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts never change places
      <mark key={i} className="rounded-sm bg-sea-wash px-0.5 font-semibold text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
