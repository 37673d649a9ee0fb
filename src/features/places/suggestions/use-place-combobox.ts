import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Place } from "../place.schema.ts";
import { usePlaceSuggestions } from "./use-place-suggestions.ts";

type PlaceComboboxOptions = {
  defaultValue: string;
  onChoose: ((place: Place) => void) | undefined;
  onInput: ((text: string) => void) | undefined;
};

/** The keyboard and pointer behavior of a combobox of places. The input keeps its own text. */
export function usePlaceCombobox({ defaultValue, onChoose, onInput }: PlaceComboboxOptions) {
  const input = useRef<HTMLInputElement>(null);
  const { places, search, clear } = usePlaceSuggestions();
  const [activeIndex, setActiveIndex] = useState(-1);
  const [isOpen, setIsOpen] = useState(false);
  const options = isOpen && places ? places : [];

  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = defaultValue;
  }, [defaultValue]);

  const close = () => {
    setIsOpen(false);
    setActiveIndex(-1);
  };

  const choose = (place: Place) => {
    if (input.current) input.current.value = place.label;
    clear();
    close();
    onChoose?.(place);
  };

  const onType = (event: FormEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value;
    search(text);
    setActiveIndex(-1);
    setIsOpen(true);
    onInput?.(text);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const active = options[activeIndex];
    if (event.key === "Enter" && active) choose(active);
    else if (event.key === "Escape" && options.length > 0) close();
    else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && places?.length) {
      setIsOpen(true);
      setActiveIndex(nextIndex(activeIndex, event.key === "ArrowDown" ? 1 : -1, places.length));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const status = isOpen && places ? statusOf(places.length) : "";
  return { input, options, activeIndex, setActiveIndex, status, choose, close, onType, onKeyDown };
}

/** The arrow keys go around, by way of the text itself at -1. */
const nextIndex = (index: number, step: 1 | -1, count: number) => ((index + step + 1 + count + 1) % (count + 1)) - 1;

function statusOf(count: number): string {
  if (count === 0) return "No suggestions.";
  return `${count} ${count === 1 ? "suggestion" : "suggestions"}. Use the up and down arrow keys to move through them.`;
}
