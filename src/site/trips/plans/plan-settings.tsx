import { Form } from "react-router";
import type { TripPlan } from "../../../features/trip-plans/index.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";

/** What its owner can do with the plan itself. */
export const PlanSettings = ({ plan, result }: { plan: TripPlan; result: FormResult | undefined }) => (
  <details open={(result !== undefined && !result.ok) || undefined} className="px-1 print:hidden">
    <summary className="link inline-flex min-h-11 cursor-pointer list-none items-center font-medium">Rename, prices or delete</summary>
    <div className="grid gap-5 pt-3">
      <Form method="post" className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 grow">
          <TextField label="Name" name="name" required maxLength={60} defaultValue={plan.name} result={result} />
        </div>
        <Button type="submit" look="quiet" name="intent" value="rename">
          Rename
        </Button>
      </Form>
      <Form method="post" className="grid justify-items-start gap-1.5">
        <input type="hidden" name="sharesPrices" value={plan.sharesPrices ? "no" : "yes"} />
        <Button type="submit" look="quiet" name="intent" value="prices">
          {plan.sharesPrices ? "Hide prices from the others" : "Show prices to everyone"}
        </Button>
        <p className="text-sm text-muted">
          {plan.sharesPrices ? "Everyone in the plan sees what each booking costs." : "Only you see what each booking costs."}
        </p>
      </Form>
      <Form method="post" className="grid justify-items-start gap-1.5">
        <Button type="submit" look="danger" name="intent" value="delete">
          Delete this trip plan
        </Button>
        <p className="text-sm text-muted">Your bookings stay as they are.</p>
      </Form>
    </div>
  </details>
);
