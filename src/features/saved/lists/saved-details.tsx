import { NotebookPen } from "../../../ui/icons/index.ts";
import { href, useFetcher } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import { Checkbox, TextArea } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { LONGEST_NOTE } from "../saved.rules.ts";
import type { SavedList } from "./saved-list.schema.ts";

type Props = { listingId: string; title: string; note: string; lists: SavedList[] };

/** The person's own note on a saved place, and the lists that it is on. */
export function SavedDetails({ listingId, title, note, lists }: Props) {
  const { Form, data } = useFetcher<FormResult>({ key: `details ${listingId}` });
  const on = lists.filter(({ listingIds }) => listingIds.includes(listingId));
  return (
    <div className="grid gap-1 px-1 pt-2">
      {note && <p className="text-sm whitespace-pre-line text-muted wrap-anywhere">{note}</p>}
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm font-medium">
          <NotebookPen aria-hidden className="size-4" />
          {note || on.length > 0 ? "Edit note and lists" : "Add a note or a list"}
          <span className="sr-only">: {title}</span>
        </summary>
        <Form method="post" action={href("/saved-properties")} className="card grid gap-4 p-4">
          <input type="hidden" name="intent" value="arrange" />
          <input type="hidden" name="listingId" value={listingId} />
          <TextArea label="Note" name="note" rows={3} maxLength={LONGEST_NOTE} defaultValue={note} hint="Only you see it." result={data} />
          {lists.length > 0 && (
            <fieldset className="grid gap-3">
              <legend className="mb-2 font-semibold">Lists</legend>
              {lists.map(({ id, name }) => (
                <Checkbox key={id} name={`list-${id}`} label={name} defaultChecked={on.some((list) => list.id === id)} />
              ))}
            </fieldset>
          )}
          <SubmitButton intent="arrange" look="quiet" busy="Saving...">
            Save
          </SubmitButton>
          <FormMessage result={data} />
        </Form>
      </details>
    </div>
  );
}
