import { useEffect, useId, useRef, useState } from "react";
import { CONTROL } from "../../../ui/field.tsx";
import { LONGEST_PHOTO_DESCRIPTION } from "../listing.rules.ts";

type Props = { name: string; first: string; onSave(description: string): Promise<boolean> };

/** What is on a photo, in the host's words. Kept when the field is left, and when the page is. */
export function PhotoDescription({ name, first, onSave }: Props) {
  const id = useId();
  const [text, setText] = useState(first);
  const saved = useRef(first.trim());
  const save = async () => {
    const before = saved.current;
    if (text.trim() === before) return;
    saved.current = text.trim();
    if (!(await onSave(text))) saved.current = before;
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onLeave = () => void latest.current();
    addEventListener("pagehide", onLeave);
    return () => {
      removeEventListener("pagehide", onLeave);
      onLeave();
    };
  }, []);

  return (
    <div className="grid gap-1 px-2 pt-2 sm:px-3">
      <label htmlFor={id} className="text-sm font-semibold">
        Description <span className="sr-only">of {name}</span>
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={LONGEST_PHOTO_DESCRIPTION}
        value={text}
        onChange={(event) => setText(event.target.value)}
        // Kept by itself: what the form would warn of leaving does not count it.
        onInput={(event) => event.stopPropagation()}
        onBlur={() => void save()}
        placeholder="What guests see on it"
        className={`${CONTROL} field-sizing-content block max-h-40 min-h-16! resize-none px-2.5! text-sm`}
      />
    </div>
  );
}
