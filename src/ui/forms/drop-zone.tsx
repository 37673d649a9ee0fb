import { type ComponentProps, type DragEvent, type ReactNode, useState } from "react";

type Props = { onFiles(files: File[]): void; className?: string; children: ReactNode };

/** A frame on which files can be dropped; its children say so and offer to choose them. */
export function DropZone({ onFiles, className = "gap-3 p-6", children }: Props) {
  const [isOver, setIsOver] = useState(false);
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
    <div
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
      className={`grid justify-items-center rounded-lg border-2 border-dashed text-center ${className} ${isOver ? "border-sea bg-sea-wash" : "border-line-strong"}`}
    >
      {children}
    </div>
  );
}

/** Only where there is something to drop with. */
export const DropHint = ({ children }: { children: ReactNode }) => (
  <p className="text-muted max-sm:hidden pointer-coarse:hidden">{children}</p>
);

type FileButtonProps = Omit<ComponentProps<"input">, "onChange"> & { label: ReactNode; icon: ReactNode; onFiles(files: File[]): void };

/** Opens the system's choice of files. The same file can be chosen twice. */
export function FileButton({ label, icon, onFiles, ...input }: FileButtonProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-line-mid bg-paper px-5 py-2 font-semibold hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea">
      {icon} {label}
      <input
        type="file"
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          onFiles(files);
        }}
        {...input}
      />
    </label>
  );
}
