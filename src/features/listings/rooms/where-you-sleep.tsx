import { PageSection } from "../../../ui/page/page-section.tsx";
import { ListingIcon } from "../details/listing-icon.tsx";
import type { SleepingRoom } from "./room.rules.ts";
import { BED_WORDS, bedsInWords } from "./room-words.ts";

/** The rooms in which guests sleep, with what is in them. */
export function WhereYouSleep({ rooms }: { rooms: readonly SleepingRoom[] }) {
  if (rooms.length === 0) return null;
  return (
    <PageSection id="sleeping" title="Where you'll sleep">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-4">{rooms.map(drawRoom)}</ul>
    </PageSection>
  );
}

// Rooms never change their order on a page, so that their place is a good key.
const drawRoom = (room: SleepingRoom, key: number) => (
  <li key={key} className="grid content-start gap-2 rounded-md border border-line bg-paper p-4">
    <span className="flex flex-wrap gap-2">
      {[...new Set(room.beds.map(({ type }) => BED_WORDS[type].icon))].map((icon) => (
        <ListingIcon key={icon} name={icon} className="size-6 shrink-0 text-sea" />
      ))}
    </span>
    <h3 className="font-sans text-base font-semibold wrap-anywhere">{room.name}</h3>
    <p className="numbers text-muted">{bedsInWords(room)}</p>
  </li>
);
