import { Form, Link } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { RichText } from "../../../ui/rich-text/rich-text.tsx";
import { TimeAgo } from "../../../ui/time/time-ago.tsx";
import { OWN_MATTER } from "../../accounts/index.ts";
import { categoryName, postPath } from "../forum.rules.ts";
import type { DeskPost } from "../forum.schema.ts";
import type { ShownPost } from "./shown-post.ts";

export type ShownDeskPost = Omit<DeskPost, "post"> & { post: ShownPost };
type Props = { posts: readonly ShownDeskPost[]; kind: "waiting" | "reported"; now: string; result: FormResult | undefined };

/** Posts that staff decide about, the oldest first. */
export function DeskList({ posts, kind, now, result }: Props) {
  return (
    <ul className="grid gap-4">
      {posts.map(({ post, title, categoryId, isOpening, reports, mayDecide }) => (
        <li key={post.id} className="card grid gap-4 p-5">
          <header className="grid gap-1">
            <h3 className="font-sans text-lg tracking-normal wrap-anywhere">
              <Link to={postPath(post.id)} className="link">
                {title}
              </Link>
            </h3>
            <p className="text-sm text-muted">
              {isOpening ? "Discussion" : "Reply"} by {post.author.name} in {categoryName(categoryId)},{" "}
              <TimeAgo at={post.createdAt} now={now} />
              {post.status === "hidden" && " · Hidden"}
            </p>
          </header>
          <RichText blocks={post.blocks} by="people" />
          {reports.length > 0 && (
            <ul className="grid gap-1 border-l-2 border-ember pl-4">
              {reports.map(({ reason, by, at }) => (
                <li key={by + at} className="wrap-anywhere">
                  “{reason}” <span className="text-sm text-muted">{by}</span>
                </li>
              ))}
            </ul>
          )}
          {mayDecide ? (
            <Decision post={post} kind={kind} result={result?.values?.postId === post.id ? result : undefined} />
          ) : (
            <p className="text-muted">{OWN_MATTER}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Decision({ post: { id, status }, kind, result }: { post: ShownPost; kind: Props["kind"]; result: FormResult | undefined }) {
  return (
    <div className="grid gap-3">
      {kind === "waiting" && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="postId" value={id} />
          <SubmitButton intent="approve">Approve</SubmitButton>
        </Form>
      )}
      <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="postId" value={id} />
        <div className="grow basis-64">
          <TextField
            label={kind === "waiting" ? "Reason, if you don't approve it" : "Reason"}
            name="reason"
            required
            maxLength={1000}
            result={result}
          />
        </div>
        {kind === "reported" && status === "hidden" && <SubmitButton intent="restore">Restore</SubmitButton>}
        {kind === "reported" && status !== "hidden" && <SubmitButton intent="keep">Leave it up</SubmitButton>}
        {status !== "hidden" && (
          <SubmitButton look="danger" intent="hide">
            Hide
          </SubmitButton>
        )}
      </Form>
      {result?.ok === false && result.message && (
        <p role="alert" className="text-sm font-medium text-brick">
          {result.message}
        </p>
      )}
    </div>
  );
}
