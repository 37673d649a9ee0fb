import { Camera, ImagePlus } from "lucide-react";
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Section } from "../../../ui/page-heading.tsx";
import { MOST_PHOTOS } from "../listing.rules.ts";
import { PhotoTile } from "./photo-tile.tsx";
import type { PhotoTray } from "./use-photo-tray.ts";

/** Drop, choose or take pictures; put them in order; the first is the cover. */
export function PhotosSection({ tray, error, isSavedAtOnce }: { tray: PhotoTray; error: string | undefined; isSavedAtOnce: boolean }) {
  const { items, news } = tray;
  const [isOver, setIsOver] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const errorId = useId();

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    tray.add([...(event.target.files ?? [])]);
    event.target.value = "";
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    tray.add([...event.dataTransfer.files]);
  };
  const ask = (key: string) => {
    setAsked(key);
    dialog.current?.showModal();
  };
  const step = (key: string, from: number, by: 1 | -1) => {
    tray.move(key, from + by);
    setSaid(`Photo ${from + 1} is now ${from + by === 0 ? "the cover" : `number ${from + by + 1} of ${items.length}`}.`);
    // After the order has been drawn.
    setTimeout(() => void tray.keepOrder(), 0);
  };
  const number = items.findIndex(({ key }) => key === asked) + 1;

  return (
    <Section title="Photos" id="photos">
      <p className="text-muted">
        The first photo is the cover. Up to {MOST_PHOTOS} photos, 5 MB each. Location data is removed.
        {isSavedAtOnce && " Photo changes are saved right away."} Descriptions help guests who use screen readers.
      </p>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
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
      <p role="status" className="sr-only">
        {said}
      </p>
      <p
        role={news?.tone === "bad" ? "alert" : "status"}
        className={`-my-2 min-h-6 font-medium wrap-anywhere ${news?.tone === "bad" ? "text-brick" : "text-moss"}`}
      >
        {news?.text}
      </p>
      {items.length > 0 && (
        <ol ref={list} aria-label="Photos in order" className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {items.map((item, index) => (
            <PhotoTile
              key={item.key}
              item={item}
              index={index}
              count={items.length}
              onStep={(by) => step(item.key, index, by)}
              onDragTo={(to) => tray.move(item.key, to)}
              onDragEnd={() => void tray.keepOrder()}
              onRetry={() => tray.retry(item.key)}
              onRemove={() => (item.stage === "there" ? ask(item.key) : void tray.remove(item.key))}
              onDescribe={(description) => tray.describe(item.key, description)}
            />
          ))}
        </ol>
      )}
      <Dialog title={`Delete photo ${number || ""}?`} dialog={dialog}>
        <p>This can't be undone.</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
          <Button
            look="danger"
            onClick={() => {
              dialog.current?.close();
              if (asked) void tray.remove(asked);
              list.current?.querySelector<HTMLElement>("button")?.focus();
            }}
          >
            Delete photo
          </Button>
        </div>
      </Dialog>
    </Section>
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
