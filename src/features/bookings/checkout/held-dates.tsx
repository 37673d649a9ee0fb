import { Form, useRevalidator } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import { Countdown } from "../../../ui/time/countdown.tsx";
import { useClock } from "../../../ui/time/use-clock.ts";
import type { CheckoutView } from "./checkout.schema.ts";

type Props = { checkout: Pick<CheckoutView, "expiresAt" | "mayExtend" | "charter">; now: string };

/** How long the nights are still held, and once the chance to have them longer. */
export function HeldDates({ checkout: { expiresAt, mayExtend, charter }, now }: Props) {
  const [held, them] = charter ? ["trip is", "it"] : ["dates are", "them"];
  const clock = useClock();
  const { revalidate } = useRevalidator();
  return (
    <section
      aria-labelledby="held"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-md border border-line bg-paper px-4 py-3"
    >
      <div className="min-w-0 grow">
        <h2 id="held" className="font-sans text-base font-semibold">
          Your {held} held for <Countdown until={expiresAt} now={now} what="to pay" onEnd={() => void revalidate()} />
        </h2>
        <p className="text-sm text-muted">
          Nobody else can book {them} until {clock.time(expiresAt)}.
        </p>
      </div>
      {mayExtend && (
        <Form method="post">
          <SubmitButton intent="extend" look="quiet" size="small">
            Keep {charter ? "my trip" : "my dates"} 10 minutes longer
          </SubmitButton>
        </Form>
      )}
    </section>
  );
}
