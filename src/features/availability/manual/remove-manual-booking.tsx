import { ChevronDown } from "../../../ui/icons/index.ts";
import { Form } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { whenInWords } from "../when-words.ts";
import type { ManualBooking } from "./manual-booking.schema.ts";

type Props = { booking: Pick<ManualBooking, "checkIn" | "checkOut" | "hours">; result: FormResult | undefined };

/** Removing a stay that the host entered: one press opens it, another does it. */
export const RemoveManualBooking = ({ booking, result }: Props) => (
  <details id="remove" open={result ? true : undefined} className="card group p-5 sm:p-7">
    <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 text-lg font-semibold text-brick">
      Remove this booking
      <ChevronDown aria-hidden className="size-5 transition-transform duration-150 group-open:rotate-180" />
    </summary>
    <Form method="post" className="grid gap-4 pt-4">
      <FormMessage result={result} />
      <p className="text-muted">
        Guests can book {whenInWords(booking, useFormats())} again, except {booking.hours ? "days" : "nights"} you also blocked. The name
        and note are deleted. This can't be undone.
      </p>
      <p>
        <SubmitButton intent="remove" look="danger" busy="Removing...">
          Remove booking
        </SubmitButton>
      </p>
    </Form>
  </details>
);
