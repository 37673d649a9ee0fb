import { Form } from "react-router";
import { formatMoney, money } from "../../../platform/money.ts";
import { Button, SubmitButton } from "../../../ui/button.tsx";
import { Checkbox, SelectField, TextField } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { countOf } from "../../../platform/words/counts.ts";
import { LONGEST_LABEL } from "../trip-plan.rules.ts";
import { SHARED } from "./typed-cost.schema.ts";
import type { TripCost, TripPlan } from "../trip-plan.schema.ts";

type Props = { plan: TripPlan; viewerId: string; result: FormResult | undefined };

/** What was paid, by whom, and who owes whom. */
export function PlanCosts({ plan, viewerId, result }: Props) {
  const { costs, debts, people } = plan;
  const named = (id: string, name: string) => (id === viewerId ? "You" : name);
  return (
    <>
      {costs.length > 0 && (
        <ul className="grid divide-y divide-line">
          {costs.map((cost) => (
            <Cost key={cost.id} cost={cost} people={people.length} payer={named(cost.paidBy.id, cost.paidBy.name)} />
          ))}
        </ul>
      )}
      {debts.length > 0 && (
        <div className="grid gap-2 rounded-md bg-sea-wash p-4">
          <h3 className="font-sans text-base font-semibold">Who owes whom</h3>
          <ul className="grid gap-1">
            {debts.map(({ from, to, cents }) => (
              <li key={from.id + to.id} className="wrap-anywhere">
                <bdi>{named(from.id, from.name)}</bdi> {from.id === viewerId ? "owe" : "owes"}{" "}
                <bdi>{to.id === viewerId ? "you" : to.name}</bdi> <span className="numbers font-semibold">{formatMoney(money(cents))}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {costs.length === 0 && <p className="text-muted">Write down who paid for what, and see who owes whom. No money moves here.</p>}
      <CostForm plan={plan} viewerId={viewerId} result={result} />
    </>
  );
}

function Cost({ cost: { id, label, cents, sharedBy, mayRemove }, people, payer }: { cost: TripCost; people: number; payer: string }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{label}</span>
        <span className="block text-sm text-muted">
          <bdi>{payer}</bdi> paid · shared by{" "}
          {sharedBy.length === people
            ? "everyone"
            : sharedBy.length > 3
              ? countOf(sharedBy.length, "person", "people")
              : sharedBy.map(({ name }) => name).join(", ")}
        </span>
      </span>
      <span className="flex items-baseline gap-2">
        <span className="numbers">{formatMoney(money(cents))}</span>
        {mayRemove && (
          <Form method="post">
            <input type="hidden" name="costId" value={id} />
            <Button type="submit" look="bare" size="small" name="intent" value="remove-cost">
              Remove<span className="sr-only"> {label}</span>
            </Button>
          </Form>
        )}
      </span>
    </li>
  );
}

/** Filled in with a booking that has no cost yet, so that its owner only presses the button. */
function CostForm({ plan: { people, parts, costs }, viewerId, result }: Props) {
  const next = parts.find(
    ({ phase, totalCents, listing }) => phase !== "cancelled" && totalCents !== null && costs.every(({ label }) => label !== listing.title),
  );
  return (
    <details open={(result !== undefined && !result.ok) || undefined} className="border-t border-line pt-2">
      <summary className="link inline-flex min-h-11 cursor-pointer list-none items-center font-medium">Add a cost</summary>
      <Form method="post" key={`${costs.length}`} className="grid gap-4 pt-2">
        <TextField label="What for" name="label" required maxLength={LONGEST_LABEL} defaultValue={next?.listing.title} result={result} />
        <div className="grid gap-4 xs:grid-cols-2">
          <TextField
            label="Amount ($)"
            name="amount"
            inputMode="decimal"
            required
            defaultValue={next?.totalCents ? String(next.totalCents / 100) : undefined}
            result={result}
          />
          <SelectField
            label="Paid by"
            name="paidById"
            defaultValue={viewerId}
            options={people.map(({ id, name }) => ({ value: id, label: id === viewerId ? "You" : name }))}
            result={result}
          />
        </div>
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-semibold">Shared by</legend>
          {people.map(({ id, name }) => (
            <Checkbox key={id} label={id === viewerId ? "You" : name} name={SHARED + id} defaultChecked />
          ))}
        </fieldset>
        <FormMessage result={result} />
        <SubmitButton intent="add-cost" className="justify-self-start">
          Add cost
        </SubmitButton>
      </Form>
    </details>
  );
}
