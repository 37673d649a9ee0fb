/** The one row that a statement must give back. Throws where there is none, or another: nobody goes on with an empty id. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`one row was expected, and ${rows.length} came back`);
  return row;
}
