import { FilePenLine } from "../../../ui/icons/index.ts";
import { Form, href } from "react-router";
import { LinkButton, SubmitButton } from "../../../ui/button.tsx";
import { TimeAgo } from "../../../ui/time/time-ago.tsx";
import { forgetDraft, newFormName } from "../form/drafts/listing-draft.ts";
import type { ListingDraft } from "./draft.schema.ts";

const UNTITLED = { property: "Untitled home", boat: "Untitled boat" };

type Props = { draft: ListingDraft; personId: string; now: string };

/** A listing that isn't finished, among those that are. */
export function DraftCard({ draft: { type, fields, photoIds, savedAt }, personId, now }: Props) {
  const title = fields.title?.trim() || UNTITLED[type];
  const place = [fields.city, fields.country].filter(Boolean).join(", ");
  return (
    <article aria-labelledby={`draft-${type}`} className="card flex flex-wrap items-center gap-x-6 gap-y-4 border-dashed! p-5">
      <FilePenLine aria-hidden className="size-8 shrink-0 text-muted" />
      <div className="min-w-0 grow basis-64">
        <p className="text-sm font-semibold text-ember-text">Draft · not published</p>
        <h2 id={`draft-${type}`} className="text-xl wrap-anywhere">
          {title}
        </h2>
        <p className="wrap-anywhere text-muted">
          {place && `${place} · `}
          {photoIds.length === 1 ? "1 photo" : `${photoIds.length} photos`} · saved <TimeAgo at={savedAt} now={now} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton to={`${href("/host/register")}?type=${type}`}>
          Continue<span className="sr-only">: {title}</span>
        </LinkButton>
        <Form method="post" preventScrollReset onSubmit={() => forgetDraft(personId, newFormName(type))}>
          <input type="hidden" name="type" value={type} />
          <SubmitButton intent="discard" look="quiet" busy="Discarding...">
            Discard<span className="sr-only">: {title}</span>
          </SubmitButton>
        </Form>
      </div>
    </article>
  );
}
