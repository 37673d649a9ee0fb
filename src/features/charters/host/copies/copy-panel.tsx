import { useId } from "react";
import { Form } from "react-router";
import { countOf } from "../../../../platform/words/counts.ts";
import { SubmitButton } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/forms/field.tsx";
import { fieldMessage, type FormResult, resultFor } from "../../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../../ui/notice.tsx";
import { Section } from "../../../../ui/page/page-heading.tsx";
import { boatBox, type CopyReport } from "./copies.schema.ts";

type Props = { boats: { id: string; title: string }[]; result: FormResult | undefined };

/** Which of the host's other boats get the same packages, and what became of it. */
export function CopyPanel({ boats, result: last }: Props) {
  const id = useId();
  const result = resultFor(last, "copy");
  const reports = result?.ok ? ((result.data as { reports?: CopyReport[] } | undefined)?.reports ?? []) : [];
  const typed = result?.ok === false ? result.values : undefined;
  const error = fieldMessage(result, "listingIds");
  return (
    <Section title="Copy to other boats" id="copy">
      <p className="text-muted">
        Packages, extras, turnaround and notice. What a boat has by the same name stays as it is, and packages are for no more people than a
        boat takes.
      </p>
      <FormMessage result={result} />
      {reports.length > 0 && <Reports reports={reports} />}
      <Form key={reports.map(({ listingId }) => listingId).join(" ")} method="post" preventScrollReset className="grid gap-4">
        <input type="hidden" name="intent" value="copy" />
        <fieldset aria-describedby={error && id} className="grid gap-3">
          <legend className="mb-2 font-semibold">Boats</legend>
          {boats.map((boat) => (
            <Checkbox key={boat.id} label={boat.title} name={boatBox(boat.id)} defaultChecked={typed?.[boatBox(boat.id)] === "on"} />
          ))}
          {error && (
            <p id={id} className="text-sm font-medium text-brick">
              {error}
            </p>
          )}
        </fieldset>
        <div>
          <SubmitButton look="quiet" busy="Copying...">
            Copy
          </SubmitButton>
        </div>
      </Form>
    </Section>
  );
}

const Reports = ({ reports }: { reports: CopyReport[] }) => (
  <div role="status">
    <ul className="grid list-disc gap-1 pl-5">
      {reports.map((report) => (
        <li key={report.listingId} className="wrap-anywhere">
          <span className="font-semibold">{report.title}</span>: {reportInWords(report)}
        </li>
      ))}
    </ul>
  </div>
);

function reportInWords({ packages, extras, refusal }: CopyReport): string {
  if (refusal !== null) return `not copied. ${refusal}`;
  if (packages + extras === 0) return "has all of these already";
  const copied = [packages > 0 && countOf(packages, "package"), extras > 0 && countOf(extras, "extra")].filter(Boolean);
  return `${copied.join(" and ")} copied`;
}
