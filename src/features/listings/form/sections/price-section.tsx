import type { ReactNode } from "react";
import { Section } from "../../../../ui/page/page-heading.tsx";
import type { SectionProps } from "../fields.ts";
import { MoneyField } from "./money-field.tsx";

/** What a night costs, and what helps to find that out. */
export function PriceSection({ type, values, result, help }: SectionProps & { help?: ReactNode }) {
  return (
    <Section title="Price" id="price">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <MoneyField label="Price per night ($)" name="nightlyPriceCents" cents={values.nightlyPriceCents} result={result} />
        <MoneyField
          label="Cleaning fee ($)"
          name="cleaningFeeCents"
          cents={values.cleaningFeeCents}
          result={result}
          hint="Charged once per stay. Enter 0 for none."
        />
      </div>
      {type === "boat" && (
        <p className="text-sm text-muted">
          Selling it by the hour, the day or the week? Add packages under “Packages” once the listing is published. With packages, you can
          stop selling nights.
        </p>
      )}
      {help}
    </Section>
  );
}
