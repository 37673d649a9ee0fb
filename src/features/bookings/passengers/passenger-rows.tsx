import { ageInWords, filledInWords, missingInWords, numbered } from "./passenger-words.ts";
import type { PassengerList } from "./passenger.schema.ts";

/** Who comes aboard, to be read. */
export function PassengerRows({ list }: { list: PassengerList }) {
  const { passengers, aboard } = list;
  if (passengers.length === 0) return <p className="text-muted">{filledInWords(list)}</p>;
  const missing = aboard - passengers.length;
  return (
    <div className="grid gap-3">
      <ol className="grid divide-y divide-line">
        {numbered(passengers).map(({ no, name, age, phone }) => (
          <li key={no} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span className="wrap-anywhere">
              <bdi className="font-semibold">{name}</bdi>, <span className="numbers">{ageInWords(age)}</span>
            </span>
            {phone && <span className="numbers text-muted">{phone}</span>}
          </li>
        ))}
      </ol>
      {missing > 0 && <p className="text-muted">{missingInWords(missing)}</p>}
    </div>
  );
}
