import { Camera, ImagePlus } from "../../../../ui/icons/index.ts";
import { useId } from "react";
import { DropHint, DropZone, FileButton } from "../../../../ui/forms/drop-zone.tsx";

type Props = { error: string | undefined; onFiles(files: File[]): void };

/** Drop, choose or take pictures. */
export function PhotoDropZone({ error, onFiles }: Props) {
  const errorId = useId();
  const pictures = { accept: "image/*", onFiles };
  return (
    <>
      <p className="hidden font-medium noscript:block">
        Adding photos needs JavaScript. Turn it on in your browser's settings, then reload this page.
      </p>
      <DropZone onFiles={onFiles} className="gap-3 p-6 noscript:hidden">
        <DropHint>Drop photos here, or</DropHint>
        <div className="flex flex-wrap justify-center gap-3">
          <FileButton
            {...pictures}
            label="Choose photos"
            icon={<ImagePlus aria-hidden className="size-5" />}
            multiple
            aria-describedby={error && errorId}
            aria-invalid={error ? true : undefined}
          />
          <span className="hidden max-sm:contents pointer-coarse:contents">
            <FileButton {...pictures} label="Take a photo" icon={<Camera aria-hidden className="size-5" />} capture="environment" />
          </span>
        </div>
      </DropZone>
      {error && (
        <p id={errorId} className="text-sm font-medium text-brick">
          {error}
        </p>
      )}
    </>
  );
}
