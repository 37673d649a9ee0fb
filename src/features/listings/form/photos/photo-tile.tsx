import { ChevronLeft, ChevronRight, GripVertical, RotateCcw, Trash2 } from "../../../../ui/icons/index.ts";
import { type PointerEvent, type ReactNode, useRef } from "react";
import { photoUrl, srcSet } from "../../photos/photo-address.ts";
import { PhotoDescription } from "./photo-description.tsx";
import type { TrayItem } from "./tray-items.ts";

type Props = {
  item: TrayItem;
  index: number;
  /** What could be better about it. */
  hint: string | null;
  count: number;
  onStep(by: 1 | -1): void;
  onDragTo(index: number): void;
  onDragEnd(): void;
  onRetry(): void;
  onRemove(): void;
  onDescribe(description: string): Promise<boolean>;
};

const SMALL =
  "inline-flex h-11 w-1/4 max-w-11 cursor-pointer items-center justify-center rounded-full hover:bg-sea-wash focus-visible:-outline-offset-3 disabled:cursor-default disabled:opacity-35 disabled:hover:bg-transparent aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:bg-transparent";

/** One photo of the tray, moved by dragging it, on a touchscreen by its handle, or with its arrows. The cover is the largest. */
export function PhotoTile({ item, index, hint, count, onStep, onDragTo, onDragEnd, onRetry, onRemove, onDescribe }: Props) {
  const { tile, onPointerDown } = useTileDrag(onDragTo, onDragEnd);
  const name = `photo ${index + 1}`;

  return (
    <li
      ref={tile}
      data-photo={index}
      className="flex flex-col first:col-span-2 sm:first:row-span-2 overflow-hidden rounded-md border border-line bg-paper data-dragged:border-sea data-dragged:opacity-70"
    >
      <div
        className="photo cursor-grab active:cursor-grabbing"
        // A finger on the picture scrolls the page.
        onPointerDown={(event) => event.pointerType === "mouse" && event.button === 0 && onPointerDown(event)}
      >
        <Picture item={item} name={name} isCover={index === 0} />
        {index === 0 && <span className="absolute top-2 left-2 rounded-full bg-ink px-3 py-1 text-sm font-semibold text-sand">Cover</span>}
        {item.stage === "uploading" && <Progress share={item.progress} name={name} />}
        {item.stage === "deleting" && (
          <p role="status" className="absolute inset-0 grid content-center justify-items-center bg-paper/80 font-semibold">
            Deleting...
          </p>
        )}
      </div>
      {hint && <p className="px-2 pt-2 text-sm font-medium text-ember-text sm:px-3">{hint}</p>}
      {item.stage === "failed" && (
        <p role="alert" className="px-3 pt-2 text-sm font-medium wrap-anywhere text-brick">
          {item.message}
        </p>
      )}
      {"photo" in item && <PhotoDescription name={name} first={item.photo.description} onSave={onDescribe} />}
      <div className="mt-auto flex items-center justify-between">
        <span
          aria-hidden
          onPointerDown={onPointerDown}
          className="inline-flex h-11 w-1/4 max-w-11 cursor-grab touch-none items-center justify-center text-muted active:cursor-grabbing"
        >
          <GripVertical className="size-5" />
        </span>
        <Move name={`${name} left`} isEnd={index === 0} onMove={() => onStep(-1)}>
          <ChevronLeft aria-hidden className="size-5" />
        </Move>
        <Move name={`${name} right`} isEnd={index === count - 1} onMove={() => onStep(1)}>
          <ChevronRight aria-hidden className="size-5" />
        </Move>
        {item.stage === "failed" && (
          <button type="button" className={SMALL} onClick={onRetry} aria-label={`Upload ${name} again`}>
            <RotateCcw aria-hidden className="size-5" />
          </button>
        )}
        <button
          type="button"
          className={`${SMALL} text-brick`}
          disabled={item.stage === "deleting"}
          onClick={onRemove}
          aria-label={item.stage === "there" ? `Delete ${name}` : `Remove ${name}`}
        >
          <Trash2 aria-hidden className="size-5" />
        </button>
      </div>
    </li>
  );
}

function useTileDrag(onDragTo: Props["onDragTo"], onDragEnd: Props["onDragEnd"]) {
  const tile = useRef<HTMLLIElement>(null);
  // On the window: the tile itself moves while it is dragged.
  const onPointerDown = (event: PointerEvent) => {
    event.preventDefault();
    const list = tile.current?.parentElement;
    let isMoved = false;
    tile.current?.setAttribute("data-dragged", "");
    const onMove = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const over = document.elementFromPoint(clientX, clientY)?.closest("[data-photo]");
      if (!over || over.parentElement !== list) return;
      isMoved ||= over !== tile.current;
      onDragTo(Number(over.getAttribute("data-photo")));
    };
    const onEnd = () => {
      tile.current?.removeAttribute("data-dragged");
      removeEventListener("pointermove", onMove);
      for (const end of ["pointerup", "pointercancel"]) removeEventListener(end, onEnd);
      if (isMoved) onDragEnd();
    };
    addEventListener("pointermove", onMove);
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, onEnd);
  };
  return { tile, onPointerDown };
}

function Picture({ item, name, isCover }: { item: TrayItem; name: string; isCover: boolean }) {
  const alt = name.replace("p", "P");
  if (!("photo" in item)) return <img className="photo-image" src={item.picture} alt={alt} draggable={false} />;
  const { photo } = item;
  return (
    <>
      <img className="photo-preview" src={photo.preview} alt="" aria-hidden />
      <img
        className="photo-image"
        src={photoUrl(photo, 320, "webp")}
        srcSet={isCover ? srcSet(photo, "webp", 960) : undefined}
        sizes={isCover ? "(min-width: 40rem) 30rem, 100vw" : undefined}
        alt={photo.description || alt}
        loading="lazy"
        draggable={false}
      />
    </>
  );
}

const Progress = ({ share, name }: { share: number; name: string }) => (
  <div className="absolute inset-x-0 bottom-0 bg-paper/85 px-3 py-2">
    <progress
      aria-label={`Uploading ${name}`}
      max={1}
      value={share}
      className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-sea [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-sea"
    />
  </div>
);

/** At the end it keeps the focus, which a disabled button would lose. */
const Move = ({ name, isEnd, onMove, children }: { name: string; isEnd: boolean; onMove(): void; children: ReactNode }) => (
  <button type="button" className={SMALL} aria-disabled={isEnd || undefined} onClick={() => !isEnd && onMove()} aria-label={`Move ${name}`}>
    {children}
  </button>
);
