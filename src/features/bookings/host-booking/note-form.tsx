import { Lock } from "../../../ui/icons/index.ts";
import { Form } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { CountedText } from "../../../ui/forms/counted-text.tsx";
import { LONGEST_NOTE } from "./details.rules.ts";
import type { BookingNote } from "./details.schema.ts";

/** The host's private note on a booking. */
export function NoteForm({ note, result }: { note: BookingNote; result: FormResult | undefined }) {
  return (
    <section aria-labelledby="note" className="card grid gap-4 p-5 sm:p-7">
      <h2 id="note" className="text-xl">
        Private note
      </h2>
      <Form method="post" preventScrollReset className="grid gap-4">
        <input type="hidden" name="version" value={note.version} />
        <CountedText
          key={note.version}
          label="Your note"
          name="text"
          most={LONGEST_NOTE}
          rows={3}
          defaultValue={note.text}
          result={result?.ok ? undefined : result}
          placeholder="Arrives late, needs a crib, prefers text messages…"
        />
        <FormMessage result={result} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <SubmitButton intent="note" look="quiet" busy="Saving...">
            Save note
          </SubmitButton>
          <p className="inline-flex items-center gap-2 text-sm text-muted">
            <Lock aria-hidden className="size-4" /> Only you can see this.
          </p>
        </div>
      </Form>
    </section>
  );
}
