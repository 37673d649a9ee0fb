import { Form } from "react-router";
import { firstName } from "../../../platform/words/first-name.ts";
import { SubmitButton } from "../../../ui/button.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { momentInWords } from "../../availability/index.ts";
import type { HostBookingDetails } from "./details.schema.ts";

/** For a guest who never came: reported by the host, and taken back within a day. */
export function NoShowPanel({ details: { booking, noShow }, result }: { details: HostBookingDetails; result: FormResult | undefined }) {
  const formats = useFormats();
  const { markableUntil, undoableUntil, at } = noShow;
  if (!at && !markableUntil) return null;
  const name = firstName(booking.guest.fullName);
  const words = (instant: string) => `${momentInWords(instant, booking.timeZone, formats)} (local time)`;
  return (
    <section aria-labelledby="no-show" className="card grid gap-4 p-5 sm:p-7">
      <h2 id="no-show" className="text-xl">
        {at ? "No-show" : `Did ${name} arrive?`}
      </h2>
      <FormMessage result={result} />
      <p className="max-w-2xl text-muted">
        {at
          ? `You reported that ${name} didn't arrive. You keep your payout. `
          : `If ${name} never came, report a no-show. You keep your payout, and we let ${name} know. `}
        {undoableUntil && `You can undo this until ${words(undoableUntil)}.`}
        {markableUntil && `You can do this until ${words(markableUntil)}.`}
      </p>
      {(markableUntil ?? undoableUntil) && (
        <Form method="post" preventScrollReset>
          <SubmitButton intent={at ? "undo-no-show" : "no-show"} look="quiet">
            {at ? "Undo no-show" : "Report a no-show"}
          </SubmitButton>
        </Form>
      )}
    </section>
  );
}
