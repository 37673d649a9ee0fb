import { useEffect, useRef } from "react";
import { LinkButton } from "../../../ui/button.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/page/page-heading.tsx";
import type { BookingView } from "../booking.schema.ts";
import { ChangeForm, type ChangeOptions } from "./change-form.tsx";
import { ChangeSummary } from "./change-summary.tsx";
import type { WantedStay } from "./change.rules.ts";
import type { ChangePreview } from "./change.schema.ts";

type Props = {
  booking: BookingView;
  /** Null while the listing takes no bookings. */
  options: ChangeOptions | null;
  answer: { wanted: WantedStay | null; preview: ChangePreview | null; refusal: { message: string } | null };
  formKey: string;
  result: FormResult | undefined;
  /** The booking's page, for those who leave it as it is. */
  back: string;
};

/** Choosing other dates or guests for a booking, and what they come to: the same for its guest and its host. */
export function ChangePlanner({ booking, options, answer: { wanted, preview, refusal }, formKey, result, back }: Props) {
  const isHost = booking.viewer.role === "host";
  if (!options)
    return (
      <Notice tone="attention">
        {isHost
          ? "This listing isn't taking bookings right now. Resume it to suggest a change."
          : "This listing isn't taking bookings right now, so it can't be changed. Please message your host."}
      </Notice>
    );
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_25rem]">
      <Section title="New dates and guests" id="wanted">
        <ChangeForm key={booking.id} wanted={wanted ?? booking} options={options} result={undefined} />
      </Section>
      <div className="grid gap-6">
        {refusal && <Refused key={wanted ? keyOf(wanted) : ""} message={refusal.message} />}
        {preview ? (
          <ChangeSummary
            key={keyOf(preview)}
            booking={booking}
            preview={preview}
            wanted={fieldsOf(preview)}
            formKey={formKey}
            result={result}
          />
        ) : (
          !refusal && (
            <Notice>
              Choose new dates or guests to see the new price.{" "}
              {isHost ? "Nothing changes until your guest accepts." : "Nothing changes until you confirm."}
            </Notice>
          )
        )}
        <p>
          <LinkButton to={back} look="quiet">
            {isHost ? "Keep the booking as it is" : "Keep my booking as it is"}
          </LinkButton>
        </p>
      </div>
    </div>
  );
}

const fieldsOf = ({ checkIn, checkOut, guests, children, infants, pets }: WantedStay) => ({
  checkIn,
  checkOut,
  guests,
  children,
  infants,
  pets,
});

const keyOf = ({ checkIn, checkOut, guests, children, infants, pets }: WantedStay) =>
  [checkIn, checkOut, guests, children, infants, pets].join(" ");

/** Why the wanted can't be had; the button that asked may be a screen away. */
export function Refused({ message }: { message: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className="outline-none">
      <Notice tone="bad">{message}</Notice>
    </div>
  );
}
