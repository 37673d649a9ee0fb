import { SubmitButton } from "../../../ui/button.tsx";
import { resultFor } from "../../../ui/forms/form-result.ts";
import { ChevronDown } from "../../../ui/icons/index.ts";
import { ChoiceForm, type ChoiceFacts, PriceField } from "../choice-forms.tsx";

export function WeekPricesForm(facts: ChoiceFacts & { basePriceCents: number }) {
  const { result, basePriceCents } = facts;
  const own = resultFor(result, "week-prices");
  return (
    <details className="group border-t border-line pt-4" open={own !== undefined && !own.ok}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
        Weekdays and weekends
        <ChevronDown aria-hidden className="size-5 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <ChoiceForm {...facts} intents={["week-prices"]}>
        <div className="grid grid-cols-2 items-start gap-3">
          <PriceField label="Weekdays" name="weekday" cents={basePriceCents} hint="Sunday to Thursday" result={own} />
          <PriceField label="Weekends" name="weekend" cents={basePriceCents} hint="Friday and Saturday" result={own} />
        </div>
        <p>
          <SubmitButton intent="week-prices" busy="Saving...">
            Save prices
          </SubmitButton>
        </p>
      </ChoiceForm>
    </details>
  );
}
