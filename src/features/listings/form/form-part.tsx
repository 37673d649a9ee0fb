import type { ReactNode } from "react";
import { type Step, stepInWords } from "./steps/steps.rules.ts";

const HINTS: Record<Step, string> = {
  what: "Start with the basics. You can change everything later.",
  where: "Guests find it by its place. They get the exact address once they book.",
  photos: "Photos sell a stay. Begin with the one you'd frame.",
  details: "What guests compare before they choose.",
  price: "You can change it for any night in the calendar.",
  rules: "When guests come and go, and what they should know.",
  review: "One last look before guests can see it.",
};

type Props = { step: Step; /** The one that is shown; none in a form without steps. */ current: Step | undefined; children: ReactNode };

/** A part of the form. Outside its step it is only hidden, so that nothing is lost and all of it is sent. Without scripts every part is shown. */
export function FormPart({ step, current, children }: Props) {
  if (!current) return children;
  const isCurrent = step === current;
  return (
    <div data-step={isCurrent ? "current" : "other"} className={`gap-6 ${isCurrent ? "grid" : "hidden without-script:grid"}`}>
      <div className="without-script:hidden">
        <h2 data-step-heading tabIndex={-1} className="scroll-mt-24 text-2xl outline-none">
          {stepInWords(step)}
        </h2>
        <p className="mt-1 text-muted">{HINTS[step]}</p>
      </div>
      {children}
    </div>
  );
}
