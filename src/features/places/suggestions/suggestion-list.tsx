import { Clock, MapPin, Navigation, Search, Waves, X } from "../../../ui/icons/index.ts";
import { countOf } from "../../../platform/words/counts.ts";
import type { Suggestion } from "./suggestion.ts";

type SuggestionListProps<T extends Suggestion> = {
  id: string;
  options: readonly T[];
  activeIndex: number;
  onActivate: (index: number) => void;
  onChoose: (place: T) => void;
  onRemove: (place: T) => void;
};

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

const ICONS = {
  city: MapPin,
  zip: MapPin,
  town: MapPin,
  place: MapPin,
  region: Waves,
  wish: Search,
  recent: Clock,
  near: Navigation,
} as const;
const MOST_COUNTED = 1000;

/** The list below the field; hidden while there is nothing to suggest. */
export function SuggestionList<T extends Suggestion>({ id, options, activeIndex, onActivate, onChoose, onRemove }: SuggestionListProps<T>) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label="Places"
      hidden={options.length === 0}
      className="absolute inset-x-0 top-full z-30 mt-2 min-w-72 lg:min-w-104 rounded-lg border border-line bg-paper p-2 text-left shadow-float"
    >
      {options.map((option, index) => {
        const Icon = ICONS[option.kind];
        return (
          <li
            key={option.id}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === activeIndex}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => onActivate(index)}
            onClick={() => onChoose(option)}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 aria-selected:bg-sea-wash"
          >
            <Icon aria-hidden className="size-4.5 shrink-0 text-sea" />
            <span className="grid min-w-0 grow leading-snug">
              <span className="truncate">
                <span className="font-semibold">{option.name}</span>
                <span className="text-muted">{option.label.slice(option.name.length)}</span>
              </span>
              {option.note && <span className="truncate text-sm text-muted">{option.note}</span>}
            </span>
            {option.count ? <span className="numbers shrink-0 text-sm text-muted">{countWords(option.count)}</span> : null}
            {option.kind === "recent" && <RemoveMark onRemove={() => onRemove(option)} />}
          </li>
        );
      })}
    </ul>
  );
}

const countWords = (count: number) => (count > MOST_COUNTED ? "1,000+ places" : countOf(count, "place"));

/** For the mouse; with the keyboard, Delete removes the option. */
const RemoveMark = ({ onRemove }: { onRemove(): void }) => (
  <span
    aria-hidden
    title="Remove"
    className="-mr-2 inline-flex size-9 shrink-0 items-center justify-center rounded-full text-muted hover:bg-line hover:text-ink"
    onClick={(event) => {
      event.stopPropagation();
      onRemove();
    }}
  >
    <X className="size-4" />
  </span>
);
