import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from "react";
import { Avatar } from "../../../ui/avatar.tsx";
import { TextArea } from "../../../ui/forms/field.tsx";
import { countOf } from "../../../platform/words/counts.ts";
import type { ForumPerson } from "../forum.schema.ts";

type Props = Omit<ComponentProps<typeof TextArea>, "value" | "onChange"> & {
  value: string;
  onText(text: string): void;
  people: readonly ForumPerson[];
};

const MOST_SHOWN = 6;
/** An `@` that begins a word, and what is written of the name so far. */
const BEGUN = /(?:^|[\s(])@([\p{L}\p{N}. ]{0,30})$/u;

/** A text in which people can be mentioned: after an `@` they can be picked, by mouse or keyboard. */
export function MentionField({ value, onText, people, ...field }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [part, setPart] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const found = part === null ? [] : people.filter(({ name }) => name.toLowerCase().startsWith(part.toLowerCase())).slice(0, MOST_SHOWN);
  const isOpen = found.length > 0;
  const look = ({ selectionStart, value: text }: HTMLTextAreaElement) => {
    setPart(BEGUN.exec(text.slice(Math.max(0, selectionStart - 40), selectionStart))?.[1] ?? null);
    setActive(0);
  };
  const pick = (name: string) => {
    if (!area.current || part === null) return;
    const end = area.current.selectionStart;
    const start = end - part.length;
    onText(`${value.slice(0, start)}${name} ${value.slice(end)}`);
    setPart(null);
    const caret = start + name.length + 1;
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(caret, caret);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((active + step + found.length) % found.length);
    else if (event.key === "Enter" || event.key === "Tab") pick(found[active]?.name ?? "");
    else if (event.key === "Escape") setPart(null);
    else return;
    event.preventDefault();
  };
  return (
    <div className="relative">
      <TextArea
        {...field}
        ref={area}
        value={value}
        onChange={({ target }) => {
          onText(target.value);
          look(target);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setPart(null)}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
      />
      <p role="status" className="sr-only">
        {isOpen ? `${countOf(found.length, "person", "people")} to mention. Use the arrow keys and Enter.` : ""}
      </p>
      {isOpen && (
        <ul
          id={listId}
          role="listbox"
          aria-label="People to mention"
          className="absolute top-full z-20 mt-1 grid w-64 rounded-lg border border-line bg-paper p-1 shadow-float"
        >
          {found.map(({ id, name, avatarUrl }, i) => (
            <li
              key={id}
              id={`${listId}-${i}`}
              role="option"
              aria-selected={i === active}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-2 aria-selected:bg-sea-wash"
              onMouseDown={(event) => {
                event.preventDefault();
                pick(name);
              }}
            >
              <Avatar name={name} url={avatarUrl} /> {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
