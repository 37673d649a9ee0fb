import { useState } from "react";
import { SubmitButton } from "../../ui/button.tsx";
import { Section } from "../../ui/page/page-heading.tsx";
import { ListingPhoto } from "../listings/parts.ts";
import type { ImportPreview } from "./import.schema.ts";

/** The photos on the page, as they come into our storage; each can be left out. */
export function ImportPhotos({ pictures }: { pictures: ImportPreview["pictures"] }) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const taken = pictures.filter(({ address, problem }) => !problem && !left.has(address)).map(({ address }) => address);
  const toggle = (address: string) => {
    const next = new Set(left);
    if (!next.delete(address)) next.add(address);
    setLeft(next);
  };
  return (
    <Section title="Photos" id="photos">
      <input type="hidden" name="images" value={taken.join("\n")} />
      <p className="text-muted">
        {pictures.length === 0
          ? "We found no photos. The listing is saved as paused; add photos to it and resume it."
          : "The first one is the cover. You can change the order later."}
      </p>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {pictures.map(({ address, photo, problem, isComing }, at) => (
          <li key={address} className="grid content-start gap-1">
            {photo ? (
              <ListingPhoto photo={photo} sizes="(min-width: 40rem) 16rem, 45vw" widest={640} className="rounded-md" />
            ) : (
              <div className="grid aspect-4/3 place-items-center rounded-md border border-line bg-sand p-3 text-center text-sm text-muted">
                {problem ? "This photo couldn't be loaded." : isComing ? "Loading..." : "Comes along when you publish."}
              </div>
            )}
            {problem && (
              <>
                <p className="text-sm text-muted">{problem}</p>
                <SubmitButton look="quiet" size="small" intent="retry-photos" busy="One moment..." className="justify-self-start">
                  Try again
                </SubmitButton>
              </>
            )}
            {!problem && (
              <label className="flex min-h-11 cursor-pointer items-center gap-3">
                <input type="checkbox" checked={!left.has(address)} onChange={() => toggle(address)} className="size-5 accent-sea" />
                Photo {at + 1}
              </label>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
