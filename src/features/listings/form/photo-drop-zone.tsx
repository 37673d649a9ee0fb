import { Camera, ImagePlus } from "lucide-react";
import { type ChangeEvent, type DragEvent, useId, useState } from "react";

type Props = { error: string | undefined; onFiles(files: File[]): void };

/** Drop, choose or take pictures. */
export function PhotoDropZone({ error, onFiles }: Props) {
  const [isOver, setIsOver] = useState(false);
  const errorId = useId();
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    event.target.value = "";
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <>
      <div
        onDragOver={onDragOver}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
        className={`grid justify-items-center gap-3 rounded-lg border-2 border-dashed p-6 text-center ${isOver ? "border-sea bg-sea-wash" : "border-line-strong"}`}
      >
        <p className="text-muted max-sm:hidden pointer-coarse:hidden">Drop photos here, or</p>
        <div className="flex flex-wrap justify-center gap-3">
          <FileButton
            label="Choose photos"
            icon={<ImagePlus aria-hidden className="size-5" />}
            onChange={take}
            multiple
            describedBy={error && errorId}
          />
          <span className="hidden max-sm:contents pointer-coarse:contents">
            <FileButton label="Take a photo" icon={<Camera aria-hidden className="size-5" />} onChange={take} capture="environment" />
          </span>
        </div>
      </div>
      {error && (
        <p id={errorId} className="text-sm font-medium text-brick">
          {error}
        </p>
      )}
    </>
  );
}

type FileButtonProps = {
  label: string;
  icon: React.ReactNode;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  multiple?: boolean;
  capture?: "environment";
  describedBy?: string | undefined;
};

function FileButton({ label, icon, describedBy, ...input }: FileButtonProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-line-strong bg-paper px-5 py-2 font-semibold hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea">
      {icon} {label}
      <input
        type="file"
        accept="image/*"
        aria-describedby={describedBy}
        aria-invalid={describedBy ? true : undefined}
        className="sr-only"
        {...input}
      />
    </label>
  );
}
