/** What a form holds, by the names of its fields. Those of a row are `starts.0.firstStart`. */
export type FormValues = Record<string, string>;

/** A list in a form, and the fields of which a row needs one to be one. */
export type RowList = { name: string; needs: readonly string[] };

const ROW = /^(\w+)\.(\d{1,3})\.(\w+)$/;

/** The rows of a form in their order, without empty ones. */
export function rowsOf(values: FormValues, { name, needs }: RowList): FormValues[] {
  const rows = new Map<number, FormValues>();
  for (const [key, value] of Object.entries(values)) {
    const [, list, no, field] = ROW.exec(key) ?? [];
    if (list === name && field !== undefined) rows.set(Number(no), { ...rows.get(Number(no)), [field]: value });
  }
  return [...rows]
    .toSorted(([one], [other]) => one - other)
    .map(([, row]) => row)
    .filter((row) => needs.some((field) => row[field]));
}

/** Rows as a form shows them, each with the beginning of its fields' names. */
export const namedRows = ({ name }: RowList, rows: FormValues[]): { row: string; no: number; values: FormValues }[] =>
  rows.map((values, no) => ({ row: `${name}.${no}`, no, values }));

/** The values with these rows instead of those that the list has. */
export function withRows(values: FormValues, { name }: RowList, rows: FormValues[]): FormValues {
  const rest = Object.entries(values).filter(([key]) => ROW.exec(key)?.[1] !== name);
  const own = rows.flatMap((row, no) => Object.entries(row).map(([field, value]) => [`${name}.${no}.${field}`, value]));
  return Object.fromEntries([...rest, ...own]);
}

/** A form whose rows were arranged, to be shown again: with an empty row more in this list, and the focus on this field. */
export type Arranged = { values: FormValues; added: string | null; focus: string; formKey: string };

const COMMAND = /^(add|remove|up|down)\.(\w+)(?:\.(\d{1,3}))?$/;

/** Does what a button beside the rows says, such as "add.starts", "remove.starts.2" or "up.extras.3"; null for anything else. */
export function arrangeRows({ arrange = "", ...values }: FormValues, lists: readonly RowList[]): Arranged | null {
  const [, deed, name, place = "0"] = COMMAND.exec(arrange) ?? [];
  const list = lists.find((each) => each.name === name);
  if (!list) return null;
  const rows = rowsOf(values, list);
  const no = Number(place);
  const shown = (focused: number, changed = rows, added: string | null = null): Arranged => ({
    values: withRows(values, list, changed),
    added,
    focus: `${list.name}.${Math.max(focused, 0)}.${list.needs[0]}`,
    formKey: crypto.randomUUID(),
  });
  if (deed === "add") return shown(rows.length, rows, list.name);
  if (deed === "remove") return shown(no - 1, rows.toSpliced(no, 1));
  const [moved] = rows.slice(no, no + 1);
  const next = deed === "up" ? no - 1 : no + 1;
  if (!moved || next < 0 || next >= rows.length) return shown(no);
  return shown(next, rows.toSpliced(no, 1).toSpliced(next, 0, moved));
}

export const orNull = (value: string | undefined): string | null => value?.trim() || null;

/** A number as it was typed; what isn't one is told apart from what is missing. */
export const numberOf = (value: string | undefined): number | null => {
  const typed = orNull(value);
  return typed === null ? null : Number(typed);
};
