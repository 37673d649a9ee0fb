import { useId } from "react";
import { Button } from "../../../../ui/button.tsx";
import { CONTROL } from "../../../../ui/forms/control.ts";
import type { ListingType } from "../../listing.rules.ts";
import { BED_TYPES, type BedType, LONGEST_ROOM, MOST_BEDS_OF_A_TYPE, type SleepingRoom } from "../../rooms/room.rules.ts";
import { BED_WORDS } from "../../rooms/room-words.ts";

type Props = {
  no: number;
  type: ListingType;
  room: SleepingRoom;
  /** What was refused, by field. */
  fields: Record<string, string> | undefined;
  onChange(room: SleepingRoom): void;
  onRemove(): void;
};

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A room by its name, with how many there are of each kind of bed. */
export function RoomFields({ no, type: listingType, room, fields, onChange, onRemove }: Props) {
  const id = useId();
  const countsOf = new Map(room.beds.map(({ type, count }) => [type, count]));
  const setBeds = (type: BedType, count: number) => {
    const counts = new Map(countsOf).set(type, Math.min(Math.max(count, 0), MOST_BEDS_OF_A_TYPE));
    onChange({ ...room, beds: BED_TYPES.flatMap((each) => (counts.get(each) ? [{ type: each, count: counts.get(each) ?? 0 }] : [])) });
  };
  const problems = Object.entries(fields ?? {}).filter(([name]) => name.startsWith(`rooms.${no}.`));
  return (
    <fieldset aria-describedby={problems.length > 0 ? `${id}-problem` : undefined} className="grid gap-4 rounded-md border border-line p-4">
      <legend className="px-1 font-semibold wrap-anywhere">{room.name || `Room ${no + 1}`}</legend>
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-name`} className="font-semibold">
          Name
        </label>
        <input
          id={`${id}-name`}
          // Not sent: the rooms are, as one field.
          form=""
          className={CONTROL}
          maxLength={LONGEST_ROOM}
          autoComplete="off"
          value={room.name}
          onChange={({ target }) => onChange({ ...room, name: target.value })}
        />
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {BED_TYPES.filter((type) => type !== "berth" || listingType === "boat" || countsOf.has(type)).map((type) => (
          <div key={type} className="grid gap-1">
            <label htmlFor={`${id}-${type}`} className="text-sm">
              {capitalized(BED_WORDS[type].many)}
            </label>
            <input
              id={`${id}-${type}`}
              form=""
              type="number"
              inputMode="numeric"
              min={0}
              max={MOST_BEDS_OF_A_TYPE}
              className={`${CONTROL} numbers`}
              value={countsOf.get(type) ?? 0}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => setBeds(type, Math.trunc(Number(target.value)) || 0)}
            />
          </div>
        ))}
      </div>
      {problems.length > 0 && (
        <p id={`${id}-problem`} className="text-sm font-medium text-brick">
          {problems[0]?.[1]}
        </p>
      )}
      <div>
        <Button look="quiet" onClick={onRemove}>
          Remove<span className="sr-only"> {room.name || `room ${no + 1}`}</span>
        </Button>
      </div>
    </fieldset>
  );
}
