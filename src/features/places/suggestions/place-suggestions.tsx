import { useId } from "react";
import { CONTROL } from "../../../ui/field.tsx";
import type { Place } from "../place.schema.ts";
import { optionId, SuggestionList } from "./suggestion-list.tsx";
import { usePlaceCombobox } from "./use-place-combobox.ts";

type PlaceSuggestionsProps = {
  name: string;
  label: string;
  placeholder?: string;
  defaultValue?: string;
  /** Called when the place's label is already in the field. */
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
  const { input, options, activeIndex, setActiveIndex, status, choose, close, onType, onKeyDown } = usePlaceCombobox({
    defaultValue,
    onChoose,
    onInput,
  });
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
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-activedescendant={activeIndex >= 0 && options.length > 0 ? optionId(listId, activeIndex) : undefined}
        className={`${CONTROL} ${inputClassName}`}
        onInput={onType}
        onKeyDown={onKeyDown}
      />
      <SuggestionList id={listId} options={options} activeIndex={activeIndex} onActivate={setActiveIndex} onChoose={choose} />
      <p role="status" className="sr-only">
        {status}
      </p>
    </div>
  );
}
