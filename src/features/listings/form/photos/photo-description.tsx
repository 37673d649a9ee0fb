import { useEffect, useId, useRef, useState } from "react";
import { CONTROL } from "../../../../ui/forms/field.tsx";
import { LONGEST_PHOTO_DESCRIPTION } from "../../listing.rules.ts";

type Props = { name: string; first: string; onSave(description: string): Promise<boolean> };

/** The host's description of a photo. Saved when the field or the page is left. */
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
        // Saved by itself, so it doesn't count as an unsaved change of the form.
        onInput={(event) => event.stopPropagation()}
        onBlur={() => void save()}
        placeholder="Describe this photo"
        className={`${CONTROL} field-sizing-content block max-h-40 min-h-16! resize-none px-2.5! text-sm`}
      />
    </div>
  );
}
