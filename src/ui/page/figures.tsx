export type Figure = { label: string; value: string; note?: string };

/** A few numbers that matter, side by side. */
export function Figures({ figures }: { figures: Figure[] }) {
  return (
    <dl className={`grid grid-cols-2 gap-x-4 gap-y-5 sm:gap-x-6 ${figures.length > 4 ? "lg:grid-cols-5" : "lg:grid-cols-4"}`}>
      {figures.map(({ label, value, note }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-muted">
            {label}
            {note && <span className="block">{note}</span>}
          </dt>
          <dd className="numbers font-serif text-xl font-semibold xs:text-2xl sm:text-3xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
