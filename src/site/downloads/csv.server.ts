/** A file for a spreadsheet. A cell that a spreadsheet would take for a formula is made plain text. */
export function csvResponse(name: string, header: string[], rows: (string | number)[][]): Response {
  const lines = [header, ...rows].map((row) => row.map(cell).join(","));
  return new Response(`\uFEFF${lines.join("\r\n")}\r\n`, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}

export const dollarsCell = (cents: number): string => (cents / 100).toFixed(2);

function cell(value: string | number): string {
  const text = String(value);
  const plain = typeof value === "string" && /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
