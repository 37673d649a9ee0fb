import { useId } from "react";
import { CONTROL } from "../../../ui/forms/field.tsx";
import type { Ask, Idle, Suggestion } from "./suggestion.ts";
import { optionId, SuggestionList } from "./suggestion-list.tsx";
import { usePlaceCombobox } from "./use-place-combobox.ts";

type PlaceSuggestionsProps<T extends Suggestion> = {
  /** Asks for what to suggest, such as `askForPlaces`. */
  ask: Ask<T>;
  idle?: Idle<T>;
  /** What came of a press on one of these. */
  note?: string | null;
  name: string;
  label: string;
  placeholder?: string;
  defaultValue?: string;
  /** Called when the place's label is already in the field. */
  onChoose?: (place: T) => void;
  onInput?: (text: string) => void;
  id?: string;
  className?: string;
  inputClassName?: string;
  labelIsHidden?: boolean;
  /** Bare in a bar that has its own frame; roomy where the bar is taken apart on a small screen. */
  look?: keyof typeof LOOKS;
  onFocus?: () => void;
};

const BARE =
  "min-h-14 content-center rounded-full px-6 hover:bg-sea-wash has-focus-visible:outline-3 has-focus-visible:-outline-offset-2 has-focus-visible:outline-sea";
const BARE_INPUT = "w-full min-w-0 truncate bg-transparent outline-none placeholder:text-muted";
const LOOKS = {
  boxed: { frame: "gap-1.5", label: "font-semibold", input: CONTROL },
  bare: { frame: BARE, label: "text-sm font-semibold", input: BARE_INPUT },
  roomy: {
    frame: `${BARE} max-lg:rounded-md max-lg:border max-lg:border-line-strong max-lg:bg-paper max-lg:px-4`,
    label: "text-sm font-semibold",
    input: BARE_INPUT,
  },
} as const;

/** A text field that suggests places while one types. Without JavaScript it is a plain text field. */
export function PlaceSuggestions<T extends Suggestion>({
  ask,
  idle,
  note = null,
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
  look = "boxed",
  onFocus: onEnter,
}: PlaceSuggestionsProps<T>) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const listId = `${inputId}-places`;
  const { input, options, activeIndex, setActiveIndex, status, choose, close, remove, openIdle, onType, onKeyDown } = usePlaceCombobox({
    defaultValue,
    ask,
    idle,
    onChoose,
    onInput,
  });
  return (
    <div className={`relative grid ${LOOKS[look].frame} ${className}`} onBlur={close} onFocus={onEnter}>
      <label htmlFor={inputId} className={labelIsHidden ? "sr-only" : LOOKS[look].label}>
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
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-activedescendant={activeIndex >= 0 && options.length > 0 ? optionId(listId, activeIndex) : undefined}
        className={`${LOOKS[look].input} ${inputClassName}`}
        onInput={onType}
        onFocus={openIdle}
        onClick={openIdle}
        onKeyDown={onKeyDown}
      />
      <SuggestionList
        id={listId}
        options={options}
        activeIndex={activeIndex}
        onActivate={setActiveIndex}
        onChoose={choose}
        onRemove={remove}
      />
      <p role="status" className="sr-only">
        {status}
      </p>
      {note && (
        <p
          role="status"
          className="absolute inset-x-0 top-full z-20 mt-2 min-w-72 rounded-lg border border-line bg-paper px-4 py-3 text-left text-sm shadow-float"
        >
          {note}
        </p>
      )}
    </div>
  );
}
