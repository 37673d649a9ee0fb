import {
  CalendarDays,
  EllipsisVertical,
  Eye,
  EyeOff,
  ImageOff,
  KeyRound,
  Pause,
  Pencil,
  Sailboat,
  Tags,
  TriangleAlert,
} from "../../../ui/icons/index.ts";
import type { ReactNode } from "react";
import { Form, href, Link } from "react-router";
import { formatMoney, money } from "../../../platform/money.ts";
import { LinkButton, SubmitButton } from "../../../ui/button.tsx";
import { DropMenu, MENU_LINK } from "../../../ui/overlays/drop-menu.tsx";
import { renewedKey } from "../../../ui/forms/form-key.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { BULK_FORM } from "../bulk/bulk-edit.rules.ts";
import { POLICY_WORDS } from "../listing-words.ts";
import { ListingPhoto } from "../photos/listing-photo.tsx";
import { QualityLine } from "../quality/quality-panel.tsx";
import { DeleteListing } from "./delete-listing.tsx";
import type { ManagedListing } from "./hosting.schema.ts";

const TAKEN_DOWN = { Icon: TriangleAlert, label: "Taken down" };
const PAUSED = { Icon: Pause, label: "Paused" };
const UNLISTED = { Icon: EyeOff, label: "Unlisted" };

/** The columns of the table that the listings are on wide screens. */
const COLUMNS = "lg:grid-cols-[1.5rem_5rem_minmax(0,1fr)_8rem_9.5rem_12.5rem] xl:grid-cols-[1.5rem_5rem_minmax(0,1fr)_8rem_10rem_20rem]";

type Props = {
  listing: ManagedListing;
  /** What is booked there, and how it is rated. */
  standing: ReactNode;
  copyKey: string;
  result: FormResult | undefined;
  priority: boolean;
};

/** A host's listing with its actions: a row of the table, on a phone a card. It is ticked for the form of the bulk edit. */
export function ManagedCard({ listing, standing, copyKey, result, priority }: Props) {
  const { id, title, city, country, nightlyPriceCents, cover, isPaused, isUnlisted, isTakenDown, quality, cancellationPolicy } = listing;
  const state = isTakenDown ? TAKEN_DOWN : isPaused ? PAUSED : isUnlisted ? UNLISTED : null;
  const editPath = href("/host/manage/:listingId/edit", { listingId: id });
  return (
    <article
      aria-labelledby={`listing-${id}`}
      className={`grid grid-cols-[1.5rem_5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 p-4 lg:items-center ${COLUMNS}`}
    >
      <input type="checkbox" name="id" value={id} form={BULK_FORM} aria-label={`Select ${title}`} className="mt-1 lg:mt-0" />
      <div className="relative size-20 overflow-hidden rounded-md">
        {cover ? (
          <ListingPhoto photo={cover} sizes="5rem" priority={priority} className="size-full aspect-auto!" />
        ) : (
          <div className="grid size-full content-center justify-items-center bg-sand-deep text-muted">
            <ImageOff aria-hidden className="size-6" /> <span className="sr-only">No photo yet</span>
          </div>
        )}
      </div>
      <div className="min-w-0">
        <h2 id={`listing-${id}`} className="text-lg wrap-anywhere">
          {title}
        </h2>
        <p className="text-muted wrap-anywhere">
          {city}, {country}
        </p>
        {standing}
        {state && (
          <span className="mt-1 inline-flex items-center gap-1.5 rounded-full bg-ink px-2.5 py-0.5 text-sm font-semibold text-sand">
            <state.Icon aria-hidden className="size-4" /> <span>{state.label}</span>
          </span>
        )}
        {isTakenDown && (
          <p className="mt-1">
            <Link to={href("/host/manage/:listingId/taken-down", { listingId: id })} className="link font-semibold">
              Read why, and answer
              <Of title={title} />
            </Link>
          </p>
        )}
      </div>
      <div className="col-start-3 lg:col-start-auto">
        <p className="numbers">
          <strong className="font-semibold">{formatMoney(money(nightlyPriceCents))}</strong> per night
        </p>
        <p className="text-sm text-muted">{POLICY_WORDS[cancellationPolicy].title}</p>
      </div>
      <div className="col-start-3 lg:col-start-auto">
        <QualityLine quality={quality} editPath={editPath} />
      </div>
      <Actions listing={listing} copyKey={copyKey} result={result} />
    </article>
  );
}

function Actions({ listing, copyKey, result }: Pick<Props, "listing" | "copyKey" | "result">) {
  const { id, type, title, isPaused, isUnlisted, isTakenDown } = listing;
  return (
    <div className="col-span-full flex items-center gap-1 lg:col-auto lg:justify-end">
      <LinkButton to={href("/host/manage/:listingId/edit", { listingId: id })} look="quiet" className="grow px-3! lg:grow-0">
        <Pencil aria-hidden className="size-4" /> Edit
        <Of title={title} />
      </LinkButton>
      <LinkButton to={href("/host/manage/:listingId/calendar", { listingId: id })} look="quiet" className="grow px-3! lg:grow-0">
        <CalendarDays aria-hidden className="size-4" /> <span className="lg:max-xl:sr-only">View Calendar</span>
        <Of title={title} />
      </LinkButton>
      <DropMenu
        look="w-11 rounded-full"
        className="right-0 w-52"
        label={
          <>
            <EllipsisVertical aria-hidden className="size-5" />
            <span className="sr-only">More actions: {title}</span>
          </>
        }
      >
        <Link to={href("/properties/:listingId", { listingId: id })} className={MENU_LINK}>
          <Eye aria-hidden className="size-4" /> Preview
          <Of title={title} />
        </Link>
        <Link to={href("/host/manage/:listingId/rules", { listingId: id })} className={MENU_LINK}>
          <Tags aria-hidden className="size-4" /> Prices and rules
          <Of title={title} />
        </Link>
        <Link to={href("/host/manage/:listingId/arrival", { listingId: id })} className={MENU_LINK}>
          <KeyRound aria-hidden className="size-4" /> Arrival guide
          <Of title={title} />
        </Link>
        {type === "boat" && (
          <Link to={href("/host/manage/:listingId/packages", { listingId: id })} className={MENU_LINK}>
            <Sailboat aria-hidden className="size-4" /> Packages
            <Of title={title} />
          </Link>
        )}
        {!isTakenDown && (
          <Deed listingId={id} intent={isPaused ? "resume" : "pause"}>
            {isPaused ? "Resume" : "Pause"}
            <Of title={title} />
          </Deed>
        )}
        {!isTakenDown && !isPaused && (
          <Deed listingId={id} intent={isUnlisted ? "resume" : "unlist"}>
            {isUnlisted ? "List publicly" : "Unlist"}
            <Of title={title} />
          </Deed>
        )}
        {!isTakenDown && (
          <Deed listingId={id} intent="duplicate" copyKey={renewedKey(copyKey, result)}>
            Duplicate
            <Of title={title} />
          </Deed>
        )}
        <DeleteListing listing={listing} result={result}>
          Delete
          <Of title={title} />
        </DeleteListing>
      </DropMenu>
    </div>
  );
}

/** Makes buttons with the same text distinguishable for screen readers. */
const Of = ({ title }: { title: string }) => <span className="sr-only">: {title}</span>;

function Deed({ listingId, intent, copyKey, children }: { listingId: string; intent: string; copyKey?: string; children: ReactNode }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="listingId" value={listingId} />
      {copyKey && <input type="hidden" name="key" value={copyKey} />}
      <SubmitButton look="bare" intent={intent} className="w-full justify-start px-3! font-medium!" busy={children}>
        {children}
      </SubmitButton>
    </Form>
  );
}
