import { Form } from "react-router";
import { dollarsOf } from "../../../platform/words/dollars.ts";
import { SubmitButton } from "../../../ui/button.tsx";
import { SelectField, TextArea, TextField } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { EVENT_TYPES, TYPE_WORDS } from "../event.rules.ts";
import type { EventInput } from "../event.schema.ts";

const TYPES = EVENT_TYPES.map((value) => ({ value, label: TYPE_WORDS[value] }));

type Props = { event: EventInput | null; zones: string[]; result: FormResult | undefined; intent: string; button: string };

/** What staff say about an event, by the clocks of its place. */
export function EventForm({ event, zones, result, intent, button }: Props) {
  const typed = result?.ok === false ? result.values : undefined;
  return (
    <Form method="post" className="grid gap-5">
      <FormMessage result={result} />
      <TextField label="Title" name="title" required maxLength={100} defaultValue={event?.title} result={result} />
      <TextArea
        label="Description"
        name="description"
        required
        maxLength={5000}
        rows={8}
        defaultValue={event?.description}
        result={result}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField label="Type" name="type" options={TYPES} defaultValue={typed?.["type"] ?? event?.type} result={result} />
        <TextField
          label="Place"
          name="place"
          required
          maxLength={200}
          defaultValue={event?.place}
          hint="With the full address."
          result={result}
        />
        <div className="sm:col-span-2">
          <TextField
            label="Online link (optional)"
            name="onlineLink"
            type="url"
            placeholder="https://"
            maxLength={500}
            defaultValue={event?.onlineLink}
            hint="Only people with a place see it: on the event's page, in emails and in their calendar. If you change it, we email them."
            result={result}
          />
        </div>
        <TextField label="Starts on" name="startDay" type="date" required defaultValue={event?.startDay} result={result} />
        <TextField label="Starts at" name="startTime" type="time" required defaultValue={event?.startTime} result={result} />
        <TextField label="Ends on" name="endDay" type="date" required defaultValue={event?.endDay} result={result} />
        <TextField label="Ends at" name="endTime" type="time" required defaultValue={event?.endTime} result={result} />
        <SelectField
          label="Time zone"
          name="timeZone"
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }))}
          defaultValue={typed?.["timeZone"] ?? event?.timeZone ?? "America/New_York"}
          result={result}
        />
        <TextField label="Capacity" name="capacity" type="number" min={1} required defaultValue={event?.capacity} result={result} />
        <TextField
          label="Fee in dollars"
          name="fee"
          inputMode="decimal"
          required
          defaultValue={event ? dollarsOf(event.feeCents) : "0"}
          hint="0 for a free event. Paid at the event."
          result={result}
        />
      </div>
      <p>
        <SubmitButton intent={intent}>{button}</SubmitButton>
      </p>
    </Form>
  );
}
