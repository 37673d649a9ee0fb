import { ImagePlus } from "../../../ui/icons/index.ts";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";

/** Chooses photos to send; there is none without scripts. */
export function PhotoPicker({ onPhotos }: { onPhotos(files: File[]): void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  if (!isReady) return null;
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Photos"
        onChange={({ target }) => {
          onPhotos([...(target.files ?? [])]);
          target.value = "";
        }}
      />
      <Button look="quiet" size="icon" onClick={() => input.current?.click()} className="shrink-0">
        <ImagePlus aria-hidden className="size-5" />
        <span className="sr-only">Send photos</span>
      </Button>
    </>
  );
}
