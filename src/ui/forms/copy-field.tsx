import { Check, Copy } from "../icons/index.ts";
import { useId, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { CONTROL } from "./field.tsx";

/** A text to take along: it can be selected, and copied with one press. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");
  const copy = async () => {
    field.current?.select();
    const isCopied = await navigator.clipboard.writeText(value).then(
      () => true,
      () => false,
    );
    setSaid(isCopied ? "Copied." : "Your browser doesn't let us copy. The text is selected: copy it from there.");
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          ref={field}
          id={id}
          readOnly
          value={value}
          onFocus={({ target }) => target.select()}
          className={`${CONTROL} bg-sand-deep! font-mono text-sm`}
        />
        <Button look="quiet" onClick={() => void copy()} className="shrink-0 px-4! without-script:hidden">
          {said === "Copied." ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />} Copy
        </Button>
      </div>
      <p role="status" className="text-sm font-medium text-moss empty:hidden">
        {said}
      </p>
    </div>
  );
}
