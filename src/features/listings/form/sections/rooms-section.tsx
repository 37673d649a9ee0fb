import { useEffect, useRef, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { namedRows } from "../../../../ui/forms/rows/form-rows.ts";
import { Section } from "../../../../ui/page/page-heading.tsx";
import { bedsIn, MOST_ROOMS, type SleepingRoom } from "../../rooms/room.rules.ts";
import { nextRoomName } from "../../rooms/room-words.ts";
import type { SectionProps } from "../fields.ts";
import { RoomFields } from "./room-fields.tsx";
import { RoomsNotice } from "./rooms-notice.tsx";

const ROWS = { name: "rooms", needs: ["name"] };
const NO_ROOM: SleepingRoom = { name: "", beds: [] };

/** Where everyone sleeps: as many rooms as the host likes to name, or none. Sent as one field. */
export function RoomsSection({ values, result, type }: SectionProps) {
  const sent = useRef<HTMLInputElement>(null);
  const [rooms, setRooms] = useState(() => readRooms(values.rooms));
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  const change = (next: SleepingRoom[]) => {
    setRooms(next);
    // The form hears of it as of typing, once the field has it.
    setTimeout(() => sent.current?.dispatchEvent(new Event("input", { bubbles: true })));
  };
  const add = () => change([...rooms, { name: nextRoomName(type, rooms.length), beds: [{ type: "double", count: 1 }] }]);
  return (
    <Section title="Where everyone sleeps" id="rooms">
      <input ref={sent} type="hidden" name="rooms" value={rooms.length > 0 ? JSON.stringify(rooms) : ""} />
      <p className="text-muted">
        Optional. Guests look for it, families most of all: each {type === "boat" ? "cabin" : "room"} with its beds.
      </p>
      {namedRows(
        ROWS,
        rooms.map(() => ({})),
      ).map(({ row, no }) => (
        <RoomFields
          key={row}
          no={no}
          type={type}
          room={rooms[no] ?? NO_ROOM}
          fields={result?.fields}
          onChange={(changed) => change(rooms.with(no, changed))}
          onRemove={() => change(rooms.toSpliced(no, 1))}
        />
      ))}
      <RoomsNotice form={sent} type={type} rooms={rooms.length} beds={bedsIn(rooms)} />
      {isReady && rooms.length < MOST_ROOMS && (
        <div>
          <Button look="quiet" onClick={add}>
            {type === "boat" ? "Add a cabin" : "Add a room"}
          </Button>
        </div>
      )}
    </Section>
  );
}

function readRooms(text: string | undefined): SleepingRoom[] {
  try {
    const read: unknown = JSON.parse(text || "[]");
    return Array.isArray(read) ? (read as SleepingRoom[]) : [];
  } catch {
    return [];
  }
}
