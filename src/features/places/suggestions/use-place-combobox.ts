import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Ask, Idle, Suggestion } from "./suggestion.ts";
import { usePlaceSuggestions } from "./use-place-suggestions.ts";

type PlaceComboboxOptions<T extends Suggestion> = {
  defaultValue: string;
  ask: Ask<T>;
  idle: Idle<T> | undefined;
  onChoose: ((place: T) => void) | undefined;
  onInput: ((text: string) => void) | undefined;
};

/** The keyboard and pointer behavior of a combobox of places. The input keeps its own text. */
export function usePlaceCombobox<T extends Suggestion>({ defaultValue, ask, idle, onChoose, onInput }: PlaceComboboxOptions<T>) {
  const input = useRef<HTMLInputElement>(null);
  const { places: found, search, clear } = usePlaceSuggestions(ask);
  const [isEmpty, setIsEmpty] = useState(defaultValue === "");
  const [activeIndex, setActiveIndex] = useState(-1);
  const [isOpen, setIsOpen] = useState(false);
  const places = isEmpty && idle?.options.length ? idle.options : found;
  const options = isOpen && places ? places : [];

  const shown = useRef(defaultValue);
  useEffect(() => {
    if (shown.current === defaultValue) return;
    shown.current = defaultValue;
    if (input.current && input.current !== document.activeElement) input.current.value = defaultValue;
  }, [defaultValue]);

  const close = () => {
    setIsOpen(false);
    setActiveIndex(-1);
  };

  const choose = (place: T) => {
    if (idle?.act(place)) return close();
    if (input.current) input.current.value = place.label;
    clear();
    close();
    onChoose?.(place);
  };

  const onType = (event: FormEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value;
    search(text);
    setIsEmpty(text.trim() === "");
    setActiveIndex(-1);
    setIsOpen(true);
    onInput?.(text);
  };

  const openIdle = () => {
    const nothingTyped = input.current?.value.trim() === "";
    setIsEmpty(nothingTyped);
    if (nothingTyped && idle?.options.length) setIsOpen(true);
  };

  const remove = (place: T) => {
    idle?.remove(place);
    setActiveIndex(-1);
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const active = options[activeIndex];
    if (event.key === "Enter" && active) choose(active);
    else if (event.key === "Delete" && active?.kind === "recent") remove(active);
    else if (event.key === "Escape" && options.length > 0) close();
    else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && places?.length) {
      setIsOpen(true);
      setActiveIndex(nextIndex(activeIndex, event.key === "ArrowDown" ? 1 : -1, places.length));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const status =
    isOpen && places
      ? `${statusOf(places.length)}${options.some(({ kind }) => kind === "recent") ? " Press Delete to remove a recent search." : ""}`
      : "";
  return { input, options, activeIndex, setActiveIndex, status, choose, close, remove, openIdle, onType, onKeyDown };
}

/** The arrow keys go around, by way of the text itself at -1. */
const nextIndex = (index: number, step: 1 | -1, count: number) => ((index + step + 1 + count + 1) % (count + 1)) - 1;

function statusOf(count: number): string {
  if (count === 0) return "No suggestions.";
  return `${count} ${count === 1 ? "suggestion" : "suggestions"}. Use the up and down arrow keys to move through them.`;
}
