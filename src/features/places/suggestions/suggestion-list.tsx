import { MapPin } from "lucide-react";
import type { Place } from "../place.schema.ts";

type SuggestionListProps = {
  id: string;
  options: readonly Place[];
  activeIndex: number;
  onActivate: (index: number) => void;
  onChoose: (place: Place) => void;
};

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The list below the field; hidden while there is nothing to suggest. */
export function SuggestionList({ id, options, activeIndex, onActivate, onChoose }: SuggestionListProps) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label="Places"
      hidden={options.length === 0}
      className="absolute inset-x-0 top-full z-30 mt-2 min-w-72 rounded-lg border border-line bg-paper p-2 text-left shadow-float"
    >
      {options.map((place, index) => (
        <li
          key={place.id}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === activeIndex}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => onActivate(index)}
          onClick={() => onChoose(place)}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 aria-selected:bg-sea-wash"
        >
          <MapPin aria-hidden className="size-4.5 shrink-0 text-sea" />
          <span className="min-w-0 truncate">
            <span className="font-semibold">{place.name}</span>
            <span className="text-muted">{place.label.slice(place.name.length)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
