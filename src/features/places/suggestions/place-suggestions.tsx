import { MapPin } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { CONTROL } from "../../../ui/field.tsx";
import type { Place } from "../place.schema.ts";
import { usePlaceSuggestions } from "./use-place-suggestions.ts";

type PlaceSuggestionsProps = {
  name: string;
  label: string;
  placeholder?: string;
  defaultValue?: string;
  /** Called when the place's label already stands in the field. */
  onChoose?: (place: Place) => void;
  onInput?: (text: string) => void;
  id?: string;
  className?: string;
  inputClassName?: string;
  labelIsHidden?: boolean;
};

/** A text field that suggests places while one types. Without JavaScript it is a plain text field. */
export function PlaceSuggestions({
  name,
  label,
  placeholder,
  defaultValue = "",
  onChoose,
  onInput,
  id,
  className = "",
  inputClassName = "",
  labelIsHidden = false,
}: PlaceSuggestionsProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const listId = `${inputId}-places`;
  const input = useRef<HTMLInputElement>(null);
  const { places, look, forget } = usePlaceSuggestions();
  const [active, setActive] = useState(-1);
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen && places ? places : [];

  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = defaultValue;
  }, [defaultValue]);

  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };

  const choose = (place: Place) => {
    if (input.current) input.current.value = place.label;
    forget();
    close();
    onChoose?.(place);
  };

  const onType = (event: FormEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value;
    look(text);
    setActive(-1);
    setIsOpen(true);
    onInput?.(text);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = shown[active];
    if (event.key === "Enter" && chosen) choose(chosen);
    else if (event.key === "Escape" && shown.length > 0) close();
    else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && places?.length) {
      setIsOpen(true);
      setActive(nextOption(active, event.key === "ArrowDown" ? 1 : -1, places.length));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={`relative grid gap-1.5 ${className}`} onBlur={close}>
      <label htmlFor={inputId} className={labelIsHidden ? "sr-only" : "font-semibold"}>
        {label}
      </label>
      <input
        ref={input}
        id={inputId}
        name={name}
        type="text"
        defaultValue={defaultValue}
        placeholder={placeholder}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-activedescendant={active >= 0 && shown.length > 0 ? `${listId}-${active}` : undefined}
        className={`${CONTROL} ${inputClassName}`}
        onInput={onType}
        onKeyDown={onKeyDown}
      />
      <ul
        id={listId}
        role="listbox"
        aria-label="Places"
        hidden={shown.length === 0}
        className="absolute inset-x-0 top-full z-30 mt-2 min-w-72 rounded-lg border border-line bg-paper p-2 text-left shadow-float"
      >
        {shown.map((place, index) => (
          <Option
            key={place.id}
            id={`${listId}-${index}`}
            place={place}
            isActive={index === active}
            onChoose={() => choose(place)}
            onPoint={() => setActive(index)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {isOpen && places ? countOf(places.length) : ""}
      </p>
    </div>
  );
}

function Option({
  id,
  place,
  isActive,
  onChoose,
  onPoint,
}: {
  id: string;
  place: Place;
  isActive: boolean;
  onChoose: () => void;
  onPoint: () => void;
}) {
  return (
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={onPoint}
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 aria-selected:bg-sea-wash"
    >
      <MapPin aria-hidden className="size-4.5 shrink-0 text-sea" />
      <span className="min-w-0 truncate">
        <span className="font-semibold">{place.name}</span>
        <span className="text-muted">{place.label.slice(place.name.length)}</span>
      </span>
    </li>
  );
}

/** Up and down go round, by way of the text itself. */
const nextOption = (active: number, step: 1 | -1, count: number) => ((active + step + 1 + count + 1) % (count + 1)) - 1;

function countOf(count: number): string {
  if (count === 0) return "No suggestions.";
  return `${count} ${count === 1 ? "suggestion" : "suggestions"}. Use the up and down arrows to look through them.`;
}
