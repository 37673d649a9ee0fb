import { SendHorizontal } from "../icons/index.ts";
import { type ChangeEvent, type KeyboardEvent, type ReactNode, type Ref, useId } from "react";
import { Button } from "../button.tsx";
import { CONTROL } from "../forms/field.tsx";
import { useTypedEarly } from "../forms/use-typed-early.ts";

const MOST_TEXT = 4_000;
const COUNT_FROM = 3_500;

type Props = {
  label: string;
  text: string;
  onChange(text: string): void;
  onSend(text: string): void;
  field?: Ref<HTMLTextAreaElement>;
  /** Beside the field; outside its form, because they may have forms of their own. */
  tools?: ReactNode;
  /** A list above the field that its keys move in; true: the key was for the list. */
  list?: { id: string; activeId: string | undefined; onKey(event: KeyboardEvent): boolean } | undefined;
  /** What the form posts without scripts, beside the text under this name. */
  posts?: { name: string; hidden: ReactNode };
};

/** Where a message is written. Enter sends it where there is a keyboard; Shift and Enter begin a new line. */
export function Composer({ label, text, onChange, onSend, field, tools, list, posts }: Props) {
  const id = useId();
  const onType = (event: ChangeEvent<HTMLTextAreaElement>) => onChange(event.target.value);
  useTypedEarly(id, onType);
  const length = text.trim().length;
  const isTooLong = length > MOST_TEXT;
  const send = () => {
    if (length > 0 && !isTooLong) onSend(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (list?.onKey(event)) return event.preventDefault();
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || matchMedia("(pointer: coarse)").matches) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="grid gap-1 border-t border-line bg-paper p-3">
      <div className="flex items-end gap-2">
        {tools}
        <form
          data-works-offline
          method="post"
          className="flex min-w-0 grow items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          {posts?.hidden}
          <label htmlFor={id} className="sr-only">
            {label}
          </label>
          <textarea
            ref={field}
            id={id}
            name={posts?.name}
            required={posts !== undefined}
            rows={1}
            dir="auto"
            value={text}
            placeholder={label}
            aria-controls={list?.id}
            aria-activedescendant={list?.activeId}
            aria-autocomplete={list && "list"}
            aria-invalid={isTooLong || undefined}
            aria-describedby={length >= COUNT_FROM ? `${id}-count` : undefined}
            onChange={onType}
            onKeyDown={onKeyDown}
            className={`${CONTROL} field-sizing-content max-h-40 grow resize-none`}
          />
          <Button
            type="submit"
            aria-disabled={(length === 0 && !posts) || isTooLong || undefined}
            size="icon"
            className="aria-disabled:opacity-60"
          >
            <SendHorizontal aria-hidden className="size-5" />
            <span className="sr-only">Send</span>
          </Button>
        </form>
      </div>
      {length >= COUNT_FROM && (
        <p id={`${id}-count`} role="status" className={`numbers text-right text-sm ${isTooLong ? "font-medium text-brick" : "text-muted"}`}>
          {length.toLocaleString("en-US")} / {MOST_TEXT.toLocaleString("en-US")}
        </p>
      )}
    </div>
  );
}
