import { type ReactNode, useRef } from "react";
import { Form } from "react-router";
import { formatMoney, type Money } from "../../../platform/money.ts";
import { firstName } from "../../../platform/words/first-name.ts";
import { SubmitButton } from "../../../ui/button.tsx";
import { Checkbox, TextArea } from "../../../ui/forms/field.tsx";
import { FormKey } from "../../../ui/forms/form-key.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { useKeptFields } from "../../../ui/forms/use-kept-fields.ts";
import { type ListingView, petsRule } from "../../listings/index.ts";
import { type Elsewhere, TogetherButtons } from "../together/together-buttons.tsx";
import { LONGEST_NOTE_TO_HOST } from "./checkout.rules.ts";

type Props = {
  listing: ListingView;
  /** What is sent with it, of the stay or the charter. */
  wanted: Record<string, string | number>;
  /** Of what is kept what was typed. */
  keptFor: string;
  /** What is held meanwhile: "your dates", "this start". */
  held: string;
  /** Fields that only some need. */
  children?: ReactNode;
  total: Money;
  formKey: string;
  result: FormResult | undefined;
  /** How long the dates are held for paying; null where the booking is made at once and paid elsewhere. */
  holdMinutes: number | null;
  /** The host answers first. */
  isRequest: boolean;
  /** What the guest holds already, and could pay with this. */
  elsewhere: Elsewhere | null;
};

/** Where what was typed waits while its guest signs in again. */
export const keptCheckout = (listingId: string): string => `checkout:${listingId}`;

/** The house rules to accept, a word to the host, and the one press that books. Keeps what was typed over a sign-in that comes between. */
export function CheckoutForm({
  listing,
  wanted,
  keptFor,
  held,
  children,
  total,
  formKey,
  result,
  holdMinutes,
  isRequest,
  elsewhere,
}: Props) {
  const isBoat = listing.type === "boat";
  const fault = result?.fields?.acceptsRules;
  const form = useRef<HTMLFormElement>(null);
  const keep = useKeptFields(form, keptCheckout(listing.id), keptFor);
  return (
    <Form ref={form} method="post" onInput={keep} className="grid gap-6">
      <input type="hidden" name="listingId" value={listing.id} />
      {Object.entries(wanted).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="totalCents" value={total.cents} />
      <FormKey value={formKey} result={result} />
      {children}
      <TextArea
        label={`Message to ${firstName(listing.host.fullName)} (optional)`}
        name="message"
        rows={4}
        maxLength={LONGEST_NOTE_TO_HOST}
        hint={`Tell ${firstName(listing.host.fullName)} who's coming and when you'll arrive.`}
        result={result}
      />
      <section aria-labelledby="rules" className="grid gap-3">
        <h2 id="rules" className="text-xl">
          {isBoat ? "Rules on board" : "House rules"}
        </h2>
        <ul className="grid list-disc gap-1 pl-5">
          <li>{petsRule(listing)}</li>
          {listing.houseRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <Checkbox
          name="acceptsRules"
          value="yes"
          aria-required
          label={isBoat ? "I accept the rules on board" : "I accept the house rules"}
          defaultChecked={result?.values?.acceptsRules === "yes"}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? "rules-fault" : undefined}
        />
        {fault && (
          <p id="rules-fault" className="text-sm font-medium text-brick">
            {fault}
          </p>
        )}
      </section>
      <BookButtons {...{ held, total, holdMinutes, isRequest, elsewhere, isBoat }} />
    </Form>
  );
}

type ButtonProps = Pick<Props, "held" | "total" | "holdMinutes" | "isRequest" | "elsewhere"> & { isBoat: boolean };

/** What books, and what comes of it. */
function BookButtons({ held, total, holdMinutes, isRequest, elsewhere, isBoat }: ButtonProps) {
  const words = isRequest ? askingInWords(held, total, holdMinutes) : bookingInWords(held, total, holdMinutes);
  const label = holdMinutes === null ? `Book for ${formatMoney(total)}` : "Continue to payment";
  return (
    <div className="grid gap-2">
      {isRequest ? (
        <SubmitButton intent="book" className="w-full sm:w-fit">
          Request to book
        </SubmitButton>
      ) : (
        <TogetherButtons elsewhere={elsewhere} isBoat={isBoat} total={total} label={label} />
      )}
      {(isRequest || !elsewhere) && <p className="text-sm text-muted">{words}</p>}
    </div>
  );
}

const bookingInWords = (held: string, total: Money, holdMinutes: number | null): string =>
  holdMinutes === null
    ? "No payment needed here. Your dates are confirmed when you book."
    : `We hold ${held} for ${holdMinutes} minutes while you pay ${formatMoney(total)}. Your booking is confirmed as soon as you've paid.`;

const askingInWords = (held: string, total: Money, holdMinutes: number | null): string =>
  holdMinutes === null
    ? `No payment needed here. We hold ${held} until the host has answered, for 24 hours at most.`
    : `Next you enter a card. We authorize ${formatMoney(total)}, and charge it only if the host accepts. They have 24 hours to answer, or until check-in if that's sooner. We hold ${held} until then.`;
