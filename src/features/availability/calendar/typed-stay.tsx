import { useId } from "react";
import { CONTROL } from "../../../ui/forms/control.ts";
import type { Stay } from "../stay.rules.ts";

type Props = { stay: Stay; today: string; problem: string | undefined; onChange(stay: Stay): void };

/** Check-in and check-out, to be typed. */
export function TypedStay({ stay, today, problem, onChange }: Props) {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1.5">
      <div className="grid gap-3 xs:grid-cols-2">
        {(["checkIn", "checkOut"] as const).map((name) => (
          <label key={name} className="grid min-w-0 gap-1.5">
            <span className="font-semibold">{name === "checkIn" ? "Check-in" : "Check-out"}</span>
            <input
              type="date"
              name={name}
              required
              min={name === "checkIn" ? today : stay.checkIn || today}
              value={stay[name]}
              onChange={(event) => onChange({ ...stay, [name]: event.target.value })}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `${id}-problem` : undefined}
              className={`${CONTROL} numbers`}
            />
          </label>
        ))}
      </div>
      {problem && (
        <p id={`${id}-problem`} className="text-sm font-medium text-brick">
          {problem}
        </p>
      )}
    </div>
  );
}
