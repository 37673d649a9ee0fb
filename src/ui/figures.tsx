export type Figure = { label: string; value: string; note?: string };

/** A few numbers that matter, side by side. */
export function Figures({ figures }: { figures: Figure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
      {figures.map(({ label, value, note }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-muted">
            {label}
            {note && <span className="block">{note}</span>}
          </dt>
          <dd className="numbers font-serif text-3xl font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
