import { useRef, useState } from "react";
import { Section } from "../../../../ui/page/page-heading.tsx";
import { MOST_PHOTOS } from "../../listing.rules.ts";
import { DeletePhotoDialog } from "./delete-photo-dialog.tsx";
import { PhotoDropZone } from "./photo-drop-zone.tsx";
import { PhotoTile } from "./photo-tile.tsx";
import { usePhotoHints } from "./use-photo-hints.ts";
import type { PhotoTray } from "./use-photo-tray.ts";
import type { TrayMessage } from "./use-tray-message.ts";

/** The photos in their order; the first is the cover. */
export function PhotosSection({ tray, error, isSavedAtOnce }: { tray: PhotoTray; error: string | undefined; isSavedAtOnce: boolean }) {
  const { items } = tray;
  const hints = usePhotoHints(items);
  const [asked, setAsked] = useState<string | null>(null);
  const [announced, setAnnounced] = useState("");
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLOListElement>(null);

  const ask = (key: string) => {
    setAsked(key);
    dialog.current?.showModal();
  };
  const remove = () => {
    if (asked) void tray.remove(asked);
    list.current?.querySelector<HTMLElement>("button")?.focus();
  };
  const step = (key: string, from: number, by: 1 | -1) => {
    tray.move(key, from + by);
    setAnnounced(`Photo ${from + 1} is now ${from + by === 0 ? "the cover" : `number ${from + by + 1} of ${items.length}`}.`);
    // After the order has been drawn.
    setTimeout(() => void tray.keepOrder(), 0);
  };

  return (
    <Section title="Photos" id="photos">
      <p className="text-muted">
        The first photo is the cover. Up to {MOST_PHOTOS} photos; large ones are made smaller before upload. Location data is removed.
        {isSavedAtOnce && " Photo changes are saved right away."} Descriptions help guests who use screen readers.
      </p>
      <PhotoDropZone error={error} onFiles={(files) => void tray.add(files)} />
      <p role="status" className="sr-only">
        {announced}
      </p>
      <Message message={tray.message} />
      {items.length > 0 && (
        <ol ref={list} aria-label="Photos in order" className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {items.map((item, index) => (
            <PhotoTile
              key={item.key}
              item={item}
              index={index}
              hint={hints[index] ?? null}
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
      <DeletePhotoDialog dialog={dialog} number={items.findIndex(({ key }) => key === asked) + 1} onDelete={remove} />
    </Section>
  );
}

const Message = ({ message }: { message: TrayMessage | null }) => (
  <p
    role={message?.tone === "bad" ? "alert" : "status"}
    className={`-my-2 min-h-6 font-medium wrap-anywhere ${message?.tone === "bad" ? "text-brick" : "text-moss"}`}
  >
    {message?.text}
  </p>
);
