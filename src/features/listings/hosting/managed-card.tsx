import { CalendarDays, Copy, Eye, EyeOff, ImageOff, Pause, Pencil, Play, Tags, Trash2, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Form, href, Link } from "react-router";
import { formatMoney, money } from "../../../platform/money.ts";
import { LinkButton, SubmitButton } from "../../../ui/button.tsx";
import { renewedKey } from "../../../ui/form-key.tsx";
import type { FormResult } from "../../../ui/form-result.ts";
import { ListingPhoto } from "../photos/listing-photo.tsx";
import { DeleteListing } from "./delete-listing.tsx";
import type { ManagedListing } from "./hosting.schema.ts";

const TAKEN_DOWN = { Icon: TriangleAlert, label: "Taken down" };
const PAUSED = { Icon: Pause, label: "Paused" };
const UNLISTED = { Icon: EyeOff, label: "Unlisted" };

type Props = { listing: ManagedListing; copyKey: string; result: FormResult | undefined; priority: boolean };

/** A host's listing with its actions. */
export function ManagedCard({ listing, copyKey, result, priority }: Props) {
  const { id, title, city, country, nightlyPriceCents, cover, isPaused, isUnlisted, isTakenDown } = listing;
  const state = isTakenDown ? TAKEN_DOWN : isPaused ? PAUSED : isUnlisted ? UNLISTED : null;
  return (
    <article aria-labelledby={`listing-${id}`} className="card grid overflow-hidden sm:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="relative">
        {cover ? (
          <ListingPhoto
            photo={cover}
            sizes="(min-width: 40rem) 15rem, 100vw"
            priority={priority}
            className="size-full sm:aspect-auto sm:min-h-48"
          />
        ) : (
          <div className="grid aspect-4/3 size-full content-center justify-items-center gap-2 bg-sand-deep text-muted sm:aspect-auto sm:min-h-48">
            <ImageOff aria-hidden className="size-8" /> No photo yet
          </div>
        )}
        {state && (
          <span className="absolute top-3 left-3 inline-flex items-center gap-1.5 rounded-full bg-ink px-3 py-1 text-sm font-semibold text-sand">
            <state.Icon aria-hidden className="size-4" /> {state.label}
          </span>
        )}
      </div>
      <div className="grid content-between gap-4 p-5">
        <div>
          <h2 id={`listing-${id}`} className="text-xl wrap-anywhere">
            {title}
          </h2>
          <p className="text-muted wrap-anywhere">
            {city}, {country}
          </p>
          <p className="numbers mt-1">
            <strong className="font-semibold">{formatMoney(money(nightlyPriceCents))}</strong> per night
          </p>
          {isTakenDown && (
            <p className="mt-2">
              <Link to={href("/host/manage/:listingId/taken-down", { listingId: id })} className="link font-semibold">
                Read why, and answer
                <Of title={title} />
              </Link>
            </p>
          )}
        </div>
        <div className="grid gap-2">
          <div className="flex flex-wrap gap-2">
            <LinkButton to={href("/host/manage/:listingId/edit", { listingId: id })} look="quiet" className="grow px-4! sm:grow-0">
              <Pencil aria-hidden className="size-4" /> Edit
              <Of title={title} />
            </LinkButton>
            <LinkButton to={href("/host/manage/:listingId/calendar", { listingId: id })} look="quiet" className="grow px-4! sm:grow-0">
              <CalendarDays aria-hidden className="size-4" /> View Calendar
              <Of title={title} />
            </LinkButton>
            <LinkButton to={href("/host/manage/:listingId/rules", { listingId: id })} look="quiet" className="grow px-4! sm:grow-0">
              <Tags aria-hidden className="size-4" /> Prices and rules
              <Of title={title} />
            </LinkButton>
            <LinkButton to={href("/properties/:listingId", { listingId: id })} look="quiet" className="grow px-4! sm:grow-0">
              <Eye aria-hidden className="size-4" /> Preview
              <Of title={title} />
            </LinkButton>
          </div>
          <div className="-mx-3 flex flex-wrap">
            {!isTakenDown && (
              <Deed listingId={id} intent={isPaused ? "resume" : "pause"}>
                {isPaused ? <Play aria-hidden className="size-4" /> : <Pause aria-hidden className="size-4" />}
                {isPaused ? "Resume" : "Pause"}
                <Of title={title} />
              </Deed>
            )}
            {!isTakenDown && !isPaused && (
              <Deed listingId={id} intent={isUnlisted ? "resume" : "unlist"}>
                {isUnlisted ? <Eye aria-hidden className="size-4" /> : <EyeOff aria-hidden className="size-4" />}
                {isUnlisted ? "List publicly" : "Unlist"}
                <Of title={title} />
              </Deed>
            )}
            <Deed listingId={id} intent="duplicate" copyKey={renewedKey(copyKey, result)}>
              <Copy aria-hidden className="size-4" /> Duplicate
              <Of title={title} />
            </Deed>
            <DeleteListing listing={listing} result={result}>
              <Trash2 aria-hidden className="size-4" /> Delete
              <Of title={title} />
            </DeleteListing>
          </div>
        </div>
      </div>
    </article>
  );
}

/** Makes buttons with the same text distinguishable for screen readers. */
const Of = ({ title }: { title: string }) => <span className="sr-only">: {title}</span>;

function Deed({ listingId, intent, copyKey, children }: { listingId: string; intent: string; copyKey?: string; children: ReactNode }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="listingId" value={listingId} />
      {copyKey && <input type="hidden" name="key" value={copyKey} />}
      <SubmitButton look="bare" intent={intent} size="small" className="font-medium!" busy={children}>
        {children}
      </SubmitButton>
    </Form>
  );
}
