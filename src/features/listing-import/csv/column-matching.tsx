import { useId } from "react";
import { Form } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import { CONTROL } from "../../../ui/forms/field.tsx";
import { COLUMN_FIELDS, type ColumnField, columnFields } from "./csv.rules.ts";
import type { ImportFileView } from "./csv.schema.ts";

type Column = ImportFileView["columns"][number];

/** Each column with some of its values, and what it says: our guess, or the host's word. */
export function ColumnMatching({ columns, action, isMatched }: { columns: Column[]; action: string; isMatched: boolean }) {
  return (
    <Form method="post" action={action} className="grid gap-6">
      <ul className="card divide-y divide-line">
        {columns.map((column, index) => (
          <li key={column.name}>
            <ColumnRow column={column} index={index} />
          </li>
        ))}
      </ul>
      <div>
        <SubmitButton intent="match">{isMatched ? "Save and check the rows" : "Check the rows"}</SubmitButton>
      </div>
    </Form>
  );
}

function ColumnRow({ column: { name, samples, field }, index }: { column: Column; index: number }) {
  const id = useId();
  return (
    <div className="grid items-center gap-x-6 gap-y-2 px-4 py-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] sm:px-6">
      <div className="min-w-0">
        <label htmlFor={id} className="font-semibold wrap-anywhere">
          {name}
        </label>
        <p id={`${id}-samples`} className="line-clamp-2 text-sm wrap-anywhere text-muted">
          {samples.length > 0 ? samples.join(" · ") : "This column is empty."}
        </p>
      </div>
      <select id={id} name={`column-${index}`} defaultValue={field ?? ""} aria-describedby={`${id}-samples`} className={CONTROL}>
        <option value="">Don't import</option>
        {columnFields.map((each: ColumnField) => (
          <option key={each} value={each}>
            {COLUMN_FIELDS[each]}
          </option>
        ))}
      </select>
    </div>
  );
}
