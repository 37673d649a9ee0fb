import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Form } from "react-router";
import { Button, SubmitButton } from "../../../ui/button.tsx";
import { FormKey } from "../../../ui/form-key.tsx";
import type { FormResult } from "../../../ui/form-result.ts";
import { FormMessage, Notice } from "../../../ui/notice.tsx";
import type { OwnListing } from "../hosting/hosting.schema.ts";
import { amenitiesForEdit, amenitiesForNew, type ListingType } from "../listing.rules.ts";
import type { Photo } from "../photos/photo.schema.ts";
import { AmenitiesSection } from "./amenities-section.tsx";
import { BasicsSection } from "./basics-section.tsx";
import { BoatSection } from "./boat-section.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { linesOf, type ListingValues, valuesForNew, valuesOf } from "./listing-values.ts";
import { LocationSection } from "./location-section.tsx";
import { PhotosSection } from "./photos-section.tsx";
import { StaySection } from "./stay-section.tsx";
import { useDraft } from "./use-draft.ts";
import { usePhotoTray } from "./use-photo-tray.ts";

export type ListingFormProps = {
  personId: string;
  result: FormResult | undefined;
  styleUrl: string | null | undefined;
  /** Called after a successful save. */
  onDone?: () => void;
} & ({ listing: OwnListing } | { type: ListingType; isTypeAsked: boolean; formKey: string; waiting: readonly Photo[] });

/** The form for a new or an existing listing. */
export function ListingForm(props: ListingFormProps) {
  const { personId, styleUrl, onDone, result } = props;
  const listing = "listing" in props ? props.listing : null;
  const asked = "type" in props ? props.type : props.listing.type;
  const form = useRef<HTMLFormElement>(null);
  const dirty = useRef(false);
  const tray = usePhotoTray(listing?.photos ?? [], listing?.id ?? null);
  const [shown, setShown] = useState<{ values: ListingValues; version: number }>(() => ({
    values: listing ? valuesOf(listing) : valuesForNew(asked),
    version: 0,
  }));
  const [type, setType] = useState(asked);

  const show = useCallback((values: ListingValues) => setShown(({ version }) => ({ values, version: version + 1 })), []);

  const { replace } = tray;
  const { restored, keep, keepNow, forget } = useDraft({
    form,
    personId,
    formName: listing?.id ?? "new",
    photoIds: tray.photoIds,
    onRestore: (draft) => {
      dirty.current = true;
      if (!("waiting" in props)) return show(draft.values);
      const draftType = draft.values.type === "boat" ? "boat" : "property";
      const wanted = props.isTypeAsked ? asked : draftType;
      setType(wanted);
      show({ ...draft.values, type: wanted });
      replace(draft.photoIds.flatMap((id) => props.waiting.find((photo) => photo.id === id) ?? []));
    },
  });

  const photoIds = tray.photoIds.join("\n");
  const knownPhotos = useRef(photoIds);
  useEffect(() => {
    if (!listing && photoIds !== knownPhotos.current) keep();
    knownPhotos.current = photoIds;
  }, [photoIds, listing, keep]);

  useEffect(() => {
    if (!result) return;
    if (result.ok) {
      dirty.current = false;
      forget();
      onDone?.();
    } else form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [result, forget, onDone]);

  const changed = useCallback(() => {
    dirty.current = true;
    keep();
  }, [keep]);
  const typed = ({ target }: FormEvent) => (target as HTMLInputElement).type !== "file" && changed();
  const isDirty = useCallback(() => dirty.current, []);

  const letGo = () => {
    forget();
    dirty.current = false;
  };
  const startOver = () => {
    letGo();
    setType(asked);
    show(listing ? valuesOf(listing) : valuesForNew(asked));
    if (!listing) replace([]);
  };

  const { values, version } = shown;
  const outcome = useMemo(() => result && { ...result, values: {} }, [result]);
  const section = { values, result: outcome, type };
  const offered = listing ? amenitiesForEdit(type, linesOf(values.amenities)) : amenitiesForNew(type);
  return (
    <Form
      ref={form}
      method="post"
      preventScrollReset
      noValidate
      className="grid gap-6"
      onInput={typed}
      onSubmit={keepNow}
      aria-label={listing ? "Edit the listing" : "New listing"}
    >
      {restored && (
        <Notice>
          <p>We restored your draft.</p>
          <Button look="quiet" className="mt-2" onClick={startOver}>
            {listing ? "Discard draft" : "Start over"}
          </Button>
        </Notice>
      )}
      {/* What was typed stays unless other values are shown: then all fields are drawn anew. */}
      <div key={version} className="grid gap-6">
        <BasicsSection {...section} onType={listing ? undefined : setType} />
        {type === "boat" && <BoatSection {...section} />}
        <LocationSection {...section} styleUrl={styleUrl} onMove={changed} />
        <AmenitiesSection key={type} offered={offered} first={linesOf(values.amenities)} />
        <StaySection {...section} />
      </div>
      <PhotosSection tray={tray} error={result?.fields?.photoIds} isSavedAtOnce={listing !== null} />
      {listing ? (
        <input type="hidden" name="updatedAt" value={restored?.values.updatedAt ?? listing.updatedAt} />
      ) : (
        <>
          <input type="hidden" name="photoIds" value={photoIds} />
          <FormKey value={"formKey" in props ? props.formKey : ""} result={props.result} />
        </>
      )}
      <FormEnd
        result={result}
        isBusy={tray.isBusy}
        label={listing ? "Save Changes" : "Create Listing"}
        busy={listing ? "Saving..." : "Creating..."}
        onReload={() => {
          letGo();
          location.reload();
        }}
      />
      {listing && <LeaveGuard isDirty={isDirty} onLeave={letGo} />}
    </Form>
  );
}

type FormEndProps = { result: FormResult | undefined; isBusy: boolean; label: string; busy: string; onReload: () => void };

function FormEnd({ result, isBusy, label, busy, onReload }: FormEndProps) {
  return (
    <div className="grid gap-4">
      {result?.code === "listing_changed" ? (
        <Notice tone="bad">
          <p>{result.message}</p>
          <Button look="quiet" className="mt-2" onClick={onReload}>
            Reload
          </Button>
        </Notice>
      ) : (
        <FormMessage result={result} />
      )}
      <div>
        {isBusy ? (
          <Button aria-disabled className="opacity-60">
            Uploading photos...
          </Button>
        ) : (
          <SubmitButton busy={busy}>{label}</SubmitButton>
        )}
      </div>
    </div>
  );
}
