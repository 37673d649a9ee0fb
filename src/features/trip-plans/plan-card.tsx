import { Form, href, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import type { FormResult } from "../../ui/forms/form-result.ts";
import { FormMessage } from "../../ui/notice.tsx";
import type { TripPlanSummary } from "./trip-plan.schema.ts";

type Props = { plans: { current: TripPlanSummary | null; others: TripPlanSummary[] }; result: FormResult | undefined };

/** On a booking: the trip plan that it is part of, or how to make it part of one. */
export function PlanCard({ plans: { current, others }, result }: Props) {
  if (current)
    return (
      <p>
        This booking is part of{" "}
        <Link to={href("/trip-plans/:planId", { planId: current.id })} className="link font-medium">
          {current.name}
        </Link>
        .
      </p>
    );
  return (
    <>
      <p className="text-muted">
        Put a home and a boat in one plan: every day at a glance, one calendar file, and a link for the people who come along.
      </p>
      <FormMessage result={result} />
      <div className="flex flex-wrap gap-2">
        {others.map(({ id, name }) => (
          <Form key={id} method="post">
            <input type="hidden" name="planId" value={id} />
            <Button type="submit" look="quiet" name="intent" value="add-to-plan">
              Add to {name}
            </Button>
          </Form>
        ))}
        <Form method="post">
          <Button type="submit" look="quiet" name="intent" value="plan-trip">
            Start a trip plan
          </Button>
        </Form>
      </div>
    </>
  );
}
