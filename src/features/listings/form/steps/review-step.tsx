import type { ReactNode } from "react";
import { Link } from "react-router";
import { countOf } from "../../../../platform/words/counts.ts";
import { formatMoney, money } from "../../../../platform/money.ts";
import { timeInWords } from "../../../../platform/words/time-words.ts";
import type { Formats } from "../../../../platform/words/formats.ts";
import { Notice } from "../../../../ui/notice.tsx";
import { useFormats } from "../../../../ui/time/use-formats.ts";
import { homeKindInWords, POLICY_WORDS } from "../../listing-words.ts";
import { CANCELLATION_POLICIES } from "../../listing.rules.ts";
import { type FormValues, useValues } from "../form-values.ts";
import { type ListingValues, linesOf } from "../listing-values.ts";
import { firstProblem, problemsIn, type Step, STEP_TITLES, STEPS } from "./steps.rules.ts";
import { type Steps, STEPPING } from "./use-steps.ts";

type Props = {
  steps: Steps;
  values: FormValues;
  photos: number;
  /** The card, where there is no room for it beside the form. */ children: ReactNode;
};

/** All of it at a glance, with a way back to each step and what is still missing there. */
export function ReviewStep({ steps: { problems, addressOf }, values, photos, children }: Props) {
  const now = useValues(values);
  const formats = useFormats();
  const asked = STEPS.filter((step) => step !== "review");
  return (
    <div className="grid gap-6 without-script:hidden">
      {firstProblem(problems) && <Notice tone="attention">A few things are still missing. Finish them to create your listing.</Notice>}
      <div className="max-w-sm lg:hidden">{children}</div>
      <ul aria-label="Your listing" className="card divide-y divide-line px-5 sm:px-7">
        {asked.map((step) => {
          const missing = Object.entries(problemsIn(step, problems));
          return (
            <li key={step} className="flex items-start justify-between gap-4 py-4">
              <div className="min-w-0">
                <h3 className="font-sans text-base font-semibold">{STEP_TITLES[step]}</h3>
                <p className="wrap-anywhere text-muted">{saidOf(step, now, photos, formats)}</p>
                {missing.map(([field, message]) => (
                  <p key={field} className="text-sm font-medium text-brick">
                    {message}
                  </p>
                ))}
              </div>
              <Link to={addressOf(step)} {...STEPPING} className="link inline-flex min-h-11 shrink-0 items-center">
                Edit<span className="sr-only"> {STEP_TITLES[step]}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const inDollars = (cents: string | undefined) => (cents && /^\d+$/.test(cents) ? formatMoney(money(Number(cents))) : null);
const joined = (parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(" · ");

function saidOf(step: Step, values: ListingValues, photos: number, formats: Formats): string {
  const { title, category, city, country, capacity, amenities, houseRules, nightlyPriceCents, cleaningFeeCents } = values;
  const policy = CANCELLATION_POLICIES.find((each) => each === values.cancellationPolicy);
  const [price, fee] = [inDollars(nightlyPriceCents), inDollars(cleaningFeeCents)];
  const times = [values.checkInTime, values.checkOutTime].map((time) => time && timeInWords(time, formats));
  const said: Record<Step, string> = {
    what: joined([category, homeKindInWords(values.homeKind), title]),
    where: [values.streetAddress, city, country].filter(Boolean).join(", "),
    photos: countOf(photos, "photo"),
    details: joined([countOf(Number(capacity), "guest"), countOf(linesOf(amenities).length, "amenity", "amenities")]),
    price: joined([price && `${price} a night`, fee && `${fee} cleaning fee`]),
    rules: joined([
      times[0] && `Check-in from ${times[0]}`,
      times[1] && `check-out by ${times[1]}`,
      policy && `${POLICY_WORDS[policy].title} cancellation`,
      linesOf(houseRules).length > 0 && countOf(linesOf(houseRules).length, "house rule"),
    ]),
    review: "",
  };
  return said[step];
}
