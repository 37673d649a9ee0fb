import { dollarsOf } from "../../../../platform/words/dollars.ts";
import type { CharterExtra } from "../../charter.schema.ts";
import { type FormValues, orNull, type RowList, rowsOf, withRows } from "../../../../ui/forms/rows/form-rows.ts";

export const EXTRAS: RowList = { name: "extras", needs: ["name", "cents"] };

/** What was typed, as the input of the verb; prices stay as they were typed. */
export const readTypedExtras = (values: FormValues) => ({
  extras: rowsOf(values, EXTRAS).map((row) => ({
    id: orNull(row["id"]),
    name: row["name"],
    kind: row["kind"],
    terms: row["terms"],
    cents: row["cents"],
    unit: row["unit"],
    isRequired: row["isRequired"] === "on",
    crew: orNull(row["crew"]),
  })),
  knownIds: (values["knownIds"] ?? "").split(",").filter(Boolean),
});

/** The extras as their form shows them. */
export const valuesOfExtras = (extras: CharterExtra[]): FormValues =>
  withRows(
    { knownIds: extras.map(({ id }) => id).join(",") },
    EXTRAS,
    extras.map(({ id, name, kind, terms, cents, unit, isRequired, crew }) => ({
      id,
      name,
      kind,
      terms,
      cents: cents === null ? "" : dollarsOf(cents),
      unit,
      ...(isRequired && { isRequired: "on" }),
      crew: crew ?? "",
    })),
  );
