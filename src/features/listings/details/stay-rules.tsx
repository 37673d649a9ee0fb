import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { countOf } from "../../../platform/words/counts.ts";
import { timeInWords } from "../../../platform/words/time-words.ts";
import { PageSection } from "../../../ui/page/page-section.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import type { ListingIconName } from "../listing-icons.ts";
import { petsRule, POLICY_WORDS } from "../listing-words.ts";
import type { ListingView } from "../listing.schema.ts";
import { ListingIcon } from "./listing-icon.tsx";

/** Times, minimum stay, house rules and cancellation policy. */
export function StayRules({ listing }: { listing: ListingView }) {
  const formats = useFormats();
  const policy = POLICY_WORDS[listing.cancellationPolicy];
  const isBoat = listing.type === "boat";
  const [arrive, leave] = isBoat ? ["Embark", "Disembark"] : ["Check-in", "Check-out"];
  return (
    <PageSection id="rules" title="Things to know">
      <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        <Group title={isBoat ? "Coming aboard" : "Your stay"}>
          <ul className="numbers grid gap-2">
            <Fact icon="clock">
              {arrive} after {timeInWords(listing.checkInTime, formats)}
            </Fact>
            <Fact icon="clock">
              {leave} before {timeInWords(listing.checkOutTime, formats)}
            </Fact>
            {listing.minimumNights > 1 && <Fact icon="moon">{listing.minimumNights}-night minimum</Fact>}
            <Fact icon="people">
              Up to {countOf(listing.capacity, "guest")}
              {isBoat && " on board"}
            </Fact>
          </ul>
        </Group>
        <Group title={isBoat ? "Rules on board" : "House rules"}>
          <ul className="grid gap-2">
            <Fact icon="paw">{petsRule(listing)}</Fact>
            {listing.houseRules.map((rule) => (
              <Fact key={rule}>{rule}</Fact>
            ))}
          </ul>
        </Group>
        <Group title={`Cancellation: ${policy.title}`}>
          <p>
            {policy.text}{" "}
            <Link to={href("/cancellation")} className="link">
              See all policies
            </Link>
          </p>
        </Group>
      </div>
    </PageSection>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="mb-2 font-sans text-base font-semibold">{title}</h3>
    {children}
  </div>
);

const Fact = ({ icon, children }: { icon?: ListingIconName; children: ReactNode }) => (
  <li className="flex gap-3 wrap-anywhere">
    {icon ? (
      <ListingIcon name={icon} className="mt-0.5 size-5 shrink-0 text-muted" />
    ) : (
      <span aria-hidden className="mx-2 mt-2.5 size-1 shrink-0 rounded-full bg-muted" />
    )}
    <span className="min-w-0">{children}</span>
  </li>
);
