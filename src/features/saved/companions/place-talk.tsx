import { ThumbsUp } from "../../../ui/icons/index.ts";
import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { CountedText } from "../../../ui/forms/counted-text.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { TimeAgo } from "../../../ui/time/time-ago.tsx";
import { LONGEST_COMMENT } from "./companion.rules.ts";
import type { ListTalk } from "./companion.schema.ts";

type Place = ListTalk["places"][number];
type Props = { listingId: string; title: string; place: Place | undefined; now: string };

const nameOf = ({ isYou, name }: { isYou: boolean; name: string }) => (isYou ? "You" : name);
const namesOf = (people: Place["votes"]) => new Intl.ListFormat("en-US").format(people.map(nameOf));

/** Votes for a place of a list that several people share, and what they say about it. */
export function PlaceTalk({ listingId, title, place, now }: Props) {
  const { votes = [], comments = [] } = place ?? {};
  return (
    <div className="grid gap-2 px-1 pt-2">
      <Vote listingId={listingId} title={title} votes={votes} />
      {comments.length > 0 && (
        <ul className="grid gap-2 border-l-2 border-line pl-3" aria-label={`Comments on ${title}`}>
          {comments.map((comment) => (
            <Comment key={comment.id} comment={comment} now={now} />
          ))}
        </ul>
      )}
      <CommentForm listingId={listingId} title={title} written={comments.length} />
    </div>
  );
}

function Vote({ listingId, title, votes }: { listingId: string; title: string; votes: Place["votes"] }) {
  const { Form, data, formData } = useFetcher<FormResult>({ key: `vote ${listingId}` });
  const isVoted = formData ? formData.get("intent") === "vote" : votes.some(({ isYou }) => isYou);
  const others = votes.filter(({ isYou }) => !isYou);
  const people = isVoted ? [...others, { id: "", name: "", isYou: true }] : others;
  return (
    <Form method="post" className="grid gap-1">
      <input type="hidden" name="listingId" value={listingId} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          type="submit"
          look="quiet"
          size="small"
          name="intent"
          value={isVoted ? "take-vote-back" : "vote"}
          aria-pressed={isVoted}
          className={isVoted ? "border-sea! bg-sea-wash! text-sea!" : ""}
        >
          <ThumbsUp aria-hidden className="size-4.5" />
          <span className="numbers">{people.length}</span>
          <span className="sr-only">{`Vote for ${title}`}</span>
        </Button>
        {people.length > 0 && <span className="min-w-0 text-sm text-muted wrap-anywhere">{namesOf(people)}</span>}
      </div>
      <FormMessage result={data?.ok === false ? data : undefined} />
    </Form>
  );
}

function Comment({ comment: { id, author, text, createdAt, mayDelete }, now }: { comment: Place["comments"][number]; now: string }) {
  const { Form, data } = useFetcher<FormResult>({ key: `comment ${id}` });
  return (
    <li className="grid gap-0.5 text-sm">
      <p className="text-muted">
        <bdi className="font-semibold text-ink">{nameOf(author)}</bdi> · <TimeAgo at={createdAt} now={now} />
      </p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {mayDelete && (
        <Form method="post">
          <input type="hidden" name="commentId" value={id} />
          <button type="submit" name="intent" value="delete-comment" className="link min-h-11 cursor-pointer">
            Delete<span className="sr-only"> the comment of {nameOf(author)}</span>
          </button>
        </Form>
      )}
      <FormMessage result={data?.ok === false ? data : undefined} />
    </li>
  );
}

function CommentForm({ listingId, title, written }: { listingId: string; title: string; written: number }) {
  const { Form, data, state } = useFetcher<FormResult>({ key: `comments ${listingId}` });
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!data?.ok || !box.current?.open) return;
    box.current.open = false;
    box.current.querySelector("summary")?.focus();
  }, [data]);
  return (
    <details ref={box}>
      <summary className="link inline-flex min-h-11 cursor-pointer list-none items-center text-sm font-medium">
        Add a comment<span className="sr-only"> on {title}</span>
      </summary>
      <Form method="post" className="grid justify-items-start gap-2 [&>*:first-child]:w-full">
        <div>
          <CountedText
            key={written}
            label="Comment"
            name="text"
            rows={2}
            required
            most={LONGEST_COMMENT}
            result={data?.ok === false ? data : undefined}
          />
        </div>
        <input type="hidden" name="listingId" value={listingId} />
        <Button type="submit" look="quiet" size="small" name="intent" value="comment" aria-disabled={state !== "idle" || undefined}>
          {state === "idle" ? "Comment" : "Sending..."}
        </Button>
        <FormMessage result={data?.ok === false ? data : undefined} />
      </Form>
    </details>
  );
}
