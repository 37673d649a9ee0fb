import { Form } from "react-router";
import { formatMoney, money } from "../../../platform/money.ts";
import { SubmitButton } from "../../../ui/button.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { momentInWords, nightsInWords, stayInWords } from "../../availability/index.ts";
import { partyInWords } from "../booking-words.ts";
import type { SpecialOffer } from "./offer.schema.ts";

/** The offer that stands in a conversation: its guest books it, its host can take it back. */
export function OfferCard({ offer, role }: { offer: SpecialOffer; role: "guest" | "host" }) {
  const { id, totalCents, payoutCents, expiresAt, timeZone } = offer;
  const formats = useFormats();
  const total = formatMoney(money(totalCents));
  return (
    <section
      aria-label="Special offer"
      className="flex shrink-0 flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line bg-sea-wash px-4 py-3"
    >
      <div className="numbers min-w-0">
        <p className="font-semibold">Special offer: {total} in total</p>
        <p>
          {stayInWords(offer)} · {nightsInWords(offer)} · {partyInWords(offer)}
        </p>
        <p className="text-sm text-muted">
          {payoutCents !== null && `You earn ${formatMoney(money(payoutCents))}. `}
          Open until {momentInWords(expiresAt, timeZone, formats)} (local time). Dates aren't held until{" "}
          {role === "guest" ? "you book" : "your guest books"}.
        </p>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="offerId" value={id} />
        {role === "guest" ? (
          <SubmitButton intent="book-offer" busy="One moment...">
            Book for {total}
          </SubmitButton>
        ) : (
          <SubmitButton intent="withdraw-offer" look="quiet" busy="Withdrawing...">
            Withdraw offer
          </SubmitButton>
        )}
      </Form>
    </section>
  );
}
