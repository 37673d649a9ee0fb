import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import { SelectField, TextArea, TextField } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { momentInWords } from "../../availability/index.ts";
import { LONGEST_MESSAGE } from "../message.rules.ts";
import { PLACEHOLDER_HINT } from "../replies/template-card.tsx";
import { SCHEDULE_EVENTS } from "./schedule.rules.ts";
import { SCHEDULE_WORDS } from "./schedule-words.ts";
import type { ScheduledMessageView, ScheduledPreview } from "./schedule.schema.ts";

export type Choice = { value: string; label: string };
type Typed = Pick<ScheduledMessageView, "title" | "event" | "time" | "listingId" | "content"> & { bookingId?: string };
/** What the form gets back: what was typed, and how it would read. */
export type Previewed = { id: string; typed: Typed; preview: ScheduledPreview };

type Props = { message: ScheduledMessageView; listings: Choice[]; bookings: Choice[]; result: FormResult | undefined };

const EVENTS = SCHEDULE_EVENTS.map((value) => ({ value, label: SCHEDULE_WORDS[value] }));

/** When a scheduled message goes out, and what it says; a preview saves and sends nothing. */
export function ScheduledForm({ message, listings, bookings, result }: Props) {
  const previewed = result?.ok && result.intent === "preview-scheduled" ? (result.data as Previewed) : undefined;
  const shown: Typed = previewed?.typed ?? message;
  const refused = result?.ok === false ? result.values : undefined;
  return (
    <Form method="post" preventScrollReset className="grid gap-4">
      <input type="hidden" name="id" value={message.id} />
      <TextField label="Name" name="title" required maxLength={80} defaultValue={shown.title} result={result} autoComplete="off" />
      <SelectField label="When" name="event" options={EVENTS} defaultValue={refused?.event ?? shown.event} result={result} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="At"
          name="time"
          type="time"
          required
          defaultValue={shown.time}
          hint="Local time at the listing. Messages for new bookings go out right away."
          result={result}
        />
        <SelectField
          label="For"
          name="listingId"
          options={[{ value: "", label: "All listings" }, ...listings]}
          defaultValue={refused?.listingId ?? shown.listingId ?? ""}
          result={result}
        />
      </div>
      <TextArea
        label="Message"
        name="content"
        required
        maxLength={LONGEST_MESSAGE}
        defaultValue={shown.content}
        hint={PLACEHOLDER_HINT}
        result={result}
      />
      <SelectField
        label="Preview with"
        name="bookingId"
        options={[{ value: "", label: "An example" }, ...bookings]}
        defaultValue={refused?.bookingId ?? shown.bookingId ?? ""}
        result={result}
      />
      {previewed && <Preview preview={previewed.preview} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton intent="save-scheduled" busy="Saving...">
          Save
        </SubmitButton>
        <SubmitButton intent="preview-scheduled" look="quiet" busy="Reading...">
          Preview
        </SubmitButton>
      </div>
    </Form>
  );
}

function Preview({ preview }: { preview: ScheduledPreview }) {
  const { text, dueAt, timeZone, isExample } = preview;
  const formats = useFormats();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (preview) place.current?.focus();
  }, [preview]);
  return (
    <div ref={place} tabIndex={-1} role="status" className="grid gap-2 rounded-md border border-line-strong p-4">
      <p className="text-sm text-muted">
        {isExample ? "Example, " : ""}
        {momentInWords(dueAt, timeZone, formats)} at the listing
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
    </div>
  );
}
