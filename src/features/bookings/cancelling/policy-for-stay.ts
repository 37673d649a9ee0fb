import { plainSpaces } from "../../../platform/words/day-words.ts";
import type { Formats } from "../../../platform/words/formats.ts";
import { formatMoney, type Money } from "../../../platform/money.ts";
import { CLOCKS } from "../../../platform/words/time-words.ts";
import { nightsBetween, type Stay } from "../../availability/index.ts";
import type { CancellationPolicy } from "../../listings/index.ts";
import { refundDeadline } from "../booking.rules.ts";
import type { BookingView } from "../booking.schema.ts";

type PolicyOfStay = {
  cancellationPolicy: CancellationPolicy;
  beginsAt: Date;
  timeZone: string;
  serviceFee: Money;
  /** On which days a charter is. */
  charter?: Stay | null;
};

/** What cancelling this stay gives back, with the day and the sum: by the clock of the place, and true at this moment. */
export function policyForStay(
  { cancellationPolicy, beginsAt, timeZone, serviceFee, charter = null }: PolicyOfStay,
  now: Date,
  formats: Formats = "us",
): string {
  const deadline = refundDeadline({ cancellationPolicy, beginsAt });
  const [until, fee] = [shortMoment(deadline, timeZone, now, formats), `the ${formatMoney(serviceFee)} service fee`];
  const isEarly = now <= deadline;
  const start = charter ? "the start" : "check-in";
  const first = charter ? "day" : "night";
  switch (cancellationPolicy) {
    case "flexible":
      if (charter && hasOneDay(charter))
        return isEarly ? `Refundable until ${until}, except ${fee}. After that, no refund.` : noneLeft(start);
      return isEarly
        ? `Refundable until ${until}, except ${fee}. After that, you pay for the first ${first}.`
        : `If you cancel before ${start}, you pay for the first ${first} and ${fee}.`;
    case "moderate":
      return isEarly
        ? `Refundable until ${until}, except ${fee}. After that, 50% back.`
        : `If you cancel before ${start}, you get 50% back, except ${fee}.`;
    case "strict":
      return isEarly ? `50% back until ${until}, except ${fee}. After that, no refund.` : noneLeft(start);
  }
}

const noneLeft = (start: string): string => `No refund if you cancel this close to ${start}.`;

/** Nothing of it is left once its first day is paid for. */
const hasOneDay = (days: Stay): boolean => nightsBetween(days) <= 1;

type PolicyOfBooking = Pick<BookingView, "cancellationPolicy" | "beginsAt" | "timeZone" | "quote" | "charter" | "checkIn" | "checkOut">;

/** The same for a booking or a checkout. */
export const policyForBooking = (
  { cancellationPolicy, beginsAt, timeZone, quote, charter, checkIn, checkOut }: PolicyOfBooking,
  now: Date,
  formats: Formats = "us",
): string => {
  const days = charter && { checkIn, checkOut };
  return policyForStay(
    { cancellationPolicy, beginsAt: new Date(beginsAt), timeZone, serviceFee: quote.serviceFee, charter: days },
    now,
    formats,
  );
};

/** "Dec 5, 4:00 PM", with the year where it isn't this one. */
function shortMoment(moment: Date, timeZone: string, now: Date, formats: Formats): string {
  const isThisYear = moment.getUTCFullYear() === now.getUTCFullYear();
  const year = isThisYear ? undefined : "numeric";
  return plainSpaces(
    new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year, ...CLOCKS[formats], timeZone }).format(moment),
  );
}
