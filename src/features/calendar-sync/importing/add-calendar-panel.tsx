import { useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { LinkButton, SubmitButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/forms/field.tsx";
import { type FormResult, resultFor } from "../../../ui/forms/form-result.ts";
import { FormMessage, Notice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/page/page-heading.tsx";
import { whenInWords } from "../../availability/index.ts";
import { amountOf, groupsOf, takenInWords } from "../calendar-words.ts";
import type { AddCalendarInput, CalendarPreview, ClashingBooking } from "../calendar.schema.ts";
import { AllDayField } from "./all-day-field.tsx";
import { SkippedEvents } from "./calendar-stays.tsx";

/** What the form gets back: the calendar as it would be, and what was typed, which the next form sends again. */
export type PreviewedCalendar = { typed: AddCalendarInput; preview: CalendarPreview; bookings: ClashingBooking[] };

type Props = { calendars: number; sellsHours: boolean; result: FormResult | undefined };

/** Adds a calendar in two steps: it is shown before it is saved. Without scripts, too. */
export function AddCalendarPanel({ calendars, sellsHours, result }: Props) {
  const previewed = resultFor(result, "preview") as FormResult<PreviewedCalendar> | undefined;
  const added = resultFor(result, "add");
  const refused = [previewed, added].find((each) => each?.ok === false);
  const values = previewed?.data?.typed;
  return (
    <Section title="Calendars from other sites" id="import">
      <p className="text-muted">
        Add the calendar of this listing on another site. {sellsHours ? "Nights and hours" : "Nights"} that are booked there are taken here,
        and we read it again every few minutes.
      </p>
      <Form key={calendars} method="post" preventScrollReset aria-labelledby="import" className="grid gap-4">
        <FormMessage result={refused ?? added} />
        <TextField
          label="Calendar address"
          name="address"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          required
          maxLength={2000}
          defaultValue={values?.address}
          hint="On the other site, look for “export calendar”. The address starts with https:// or webcal:// and often ends in .ics."
          result={refused}
        />
        <TextField
          label="Name"
          name="name"
          required
          maxLength={60}
          autoComplete="off"
          placeholder="Airbnb"
          defaultValue={values?.name}
          result={refused}
        />
        {sellsHours && <AllDayField value={values?.allDayMeans} />}
        <div>
          <SubmitButton intent="preview" look={previewed?.ok ? "quiet" : "primary"} busy="Reading...">
            Preview
          </SubmitButton>
        </div>
      </Form>
      {previewed?.data && <Preview {...previewed.data} />}
    </Section>
  );
}

function Preview({ typed, preview, bookings }: PreviewedCalendar) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (preview) heading.current?.focus();
  }, [preview]);
  return (
    <section aria-labelledby="preview" className="grid gap-4 rounded-md border border-line-strong p-4 sm:p-5">
      <div>
        <h3 id="preview" ref={heading} tabIndex={-1} className="rounded-md text-lg wrap-anywhere">
          Preview of {typed.name}
        </h3>
        <p className="text-sm wrap-anywhere text-muted">{preview.shownAddress} · nothing is saved yet</p>
      </div>
      {preview.stays.length === 0 ? (
        <p>This calendar has no stays ahead. You can add it anyway: new ones will come in by themselves.</p>
      ) : (
        <Counts preview={preview} />
      )}
      <PreviewClashes bookings={bookings} />
      <SkippedEvents skipped={preview.skipped} isOpen />
      <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
        <input type="hidden" name="address" value={typed.address} />
        <input type="hidden" name="name" value={typed.name} />
        {typed.allDayMeans && <input type="hidden" name="allDayMeans" value={typed.allDayMeans} />}
        <SubmitButton intent="add" busy="Adding...">
          Add calendar
        </SubmitButton>
        <LinkButton to="." look="quiet" preventScrollReset>
          Cancel
        </LinkButton>
      </Form>
    </section>
  );
}

const Counts = ({ preview: { stays, nights, times } }: { preview: CalendarPreview }) => (
  <dl className="numbers grid gap-2">
    <div className="flex justify-between gap-4 border-b border-line pb-2 text-lg font-semibold">
      <dt>Nights it will take</dt>
      <dd>{nights}</dd>
    </div>
    {times > 0 && (
      <div className="flex justify-between gap-4 border-b border-line pb-2 text-lg font-semibold">
        <dt>Timed events it will take</dt>
        <dd>{times}</dd>
      </div>
    )}
    {groupsOf(stays).map((group) => (
      <div key={group.title} className="flex justify-between gap-4">
        <dt>
          {group.title}
          {group.note && <span className="block text-sm text-muted">{group.note}</span>}
        </dt>
        <dd className="shrink-0 text-right">
          {group.stays.length}
          <span className="block text-sm text-muted">{takenInWords(amountOf(group.stays))}</span>
        </dd>
      </div>
    ))}
  </dl>
);

function PreviewClashes({ bookings }: { bookings: ClashingBooking[] }) {
  if (bookings.length === 0) return null;
  return (
    <Notice tone="attention">
      <p className="font-semibold">
        {bookings.length === 1 ? "One of your bookings is" : `${bookings.length} of your bookings are`} at the same time:
      </p>
      <ul className="mt-1 grid gap-2">
        {bookings.map(({ path, guestName, ...booking }) => (
          <li key={path} className="wrap-anywhere">
            <Link to={path} className="font-semibold underline">
              <bdi>{guestName}</bdi>
            </Link>
            <span className="numbers block text-sm">{[whenInWords(booking), booking.reservationId].filter(Boolean).join(" · ")}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
