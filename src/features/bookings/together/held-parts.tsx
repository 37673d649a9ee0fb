import { Form, href, Link } from "react-router";
import { formatMoney, type Money } from "../../../platform/money.ts";
import { SubmitButton } from "../../../ui/button.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { POLICY_WORDS } from "../../listings/index.ts";
import { ListingPhoto } from "../../listings/parts.ts";
import { bookingLine } from "../booking-words.ts";
import type { HeldWith } from "../checkout/checkout.schema.ts";

/** What else is held and paid with this, each of which can be taken out. */
export function HeldParts({ parts }: { parts: HeldWith[] }) {
  const formats = useFormats();
  return (
    <ul className="grid divide-y divide-line">
      {parts.map((part) => {
        const { id, listing, total, cancellationPolicy } = part;
        return (
          <li key={id} className="flex flex-wrap items-center gap-4 py-4 first:pt-0 last:pb-0">
            {listing.cover && <ListingPhoto photo={listing.cover} sizes="6rem" className="aspect-4/3 w-20 shrink-0 rounded-md" />}
            <div className="min-w-0 grow basis-48">
              <p className="font-semibold wrap-anywhere">
                <Link to={href("/checkout/:checkoutId", { checkoutId: id })}>{listing.title}</Link>
              </p>
              <p className="numbers text-sm text-muted wrap-anywhere">{bookingLine({ ...part, listing }, formats)}</p>
              <p className="numbers text-sm text-muted">
                {formatMoney(total)} · {POLICY_WORDS[cancellationPolicy].title} policy
              </p>
            </div>
            <Form method="post">
              <input type="hidden" name="partId" value={id} />
              <SubmitButton intent="remove" look="bare" size="small">
                Remove<span className="sr-only"> {listing.title}</span>
              </SubmitButton>
            </Form>
          </li>
        );
      })}
    </ul>
  );
}

/** What each part comes to, and all of it. */
export const TogetherTotal = ({ parts, total }: { parts: { title: string; total: Money }[]; total: Money }) => (
  <dl className="numbers grid gap-2">
    {parts.map((part) => (
      <div key={part.title} className="flex justify-between gap-4">
        <dt className="min-w-0 wrap-anywhere">{part.title}</dt>
        <dd>{formatMoney(part.total)}</dd>
      </div>
    ))}
    <div className="flex justify-between gap-4 border-t border-line pt-2 font-semibold">
      <dt>Total</dt>
      <dd>{formatMoney(total)}</dd>
    </div>
  </dl>
);
