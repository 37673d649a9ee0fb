import { Share2, X } from "../../ui/icons/index.ts";
import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../ui/button.tsx";

type Props = { title: string; brand: string; address: string };

/** The system's share sheet on touch devices, and a dialog with five options everywhere. */
export function ShareButton({ title, brand, address }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const text = `Check out ${title} on ${brand}`;
  const open = async () => {
    const isPhone = matchMedia("(pointer: coarse)").matches;
    if (isPhone && "share" in navigator) {
      const done = await navigator.share({ title, text, url: address }).then(
        () => true,
        (error: unknown) => error instanceof DOMException && error.name === "AbortError",
      );
      if (done) return;
    }
    flushSync(() => setIsOpen(true));
    dialog.current?.showModal();
  };
  return (
    <>
      <Button look="quiet" className="max-sm:w-11 max-sm:rounded-full! max-sm:px-0! max-sm:shadow-float" onClick={() => void open()}>
        <Share2 aria-hidden className="size-5" /> <span className="max-sm:sr-only">Share</span>
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby="share-title"
        onClose={() => setIsOpen(false)}
        className="m-auto w-[min(26rem,92vw)] rounded-lg border border-line bg-paper p-6 shadow-float backdrop:bg-[rgb(8_18_28/0.5)]"
      >
        {isOpen && <Ways text={text} address={address} dialog={dialog} />}
      </dialog>
    </>
  );
}

function Ways({ text, address, dialog }: { text: string; address: string; dialog: RefObject<HTMLDialogElement | null> }) {
  const [copied, setCopied] = useState(false);
  const [shared, url] = [encodeURIComponent(text), encodeURIComponent(address)];
  const ways = [
    { label: "Email", href: `mailto:?subject=${shared}&body=${encodeURIComponent(`${text}\n\n${address}`)}` },
    { label: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { label: "Twitter", href: `https://twitter.com/intent/tweet?text=${shared}&url=${url}` },
    { label: "WhatsApp", href: `https://wa.me/?text=${encodeURIComponent(`${text} ${address}`)}` },
  ];
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  const way =
    "flex min-h-12 w-full cursor-pointer items-center rounded-md border border-line px-4 font-medium text-ink no-underline hover:border-ink";
  return (
    <>
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id="share-title" className="text-xl">
          Share this property
        </h2>
        <button
          type="button"
          className="inline-flex size-11 cursor-pointer items-center justify-center rounded-md hover:bg-sea-wash"
          onClick={() => dialog.current?.close()}
        >
          <X aria-hidden className="size-6" />
          <span className="sr-only">Close</span>
        </button>
      </div>
      <div className="grid gap-2">
        <button type="button" className={way} onClick={() => void copy()}>
          Copy Link
        </button>
        {ways.map(({ label, href }) => (
          <a key={label} href={href} target="_blank" rel="noreferrer" className={way}>
            {label}
          </a>
        ))}
      </div>
      <p role="alert" className="mt-3 min-h-6 font-medium text-moss">
        {copied ? "Link copied to clipboard!" : ""}
      </p>
    </>
  );
}
