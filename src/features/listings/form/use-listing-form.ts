import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { touchedValues } from "../../../ui/forms/use-kept-fields.ts";
import { LISTING_TYPES, type ListingType } from "../listing.rules.ts";
import type { EditListingProps, NewListingProps } from "./fields.ts";
import { useFormValues } from "./form-values.ts";
import { type FormDraft, newFormName, readDraft } from "./drafts/listing-draft.ts";
import { type ListingValues, valuesForNew, valuesOf } from "./listing-values.ts";
import { useDraft } from "./drafts/use-draft.ts";
import { usePhotoTray } from "./photos/use-photo-tray.ts";

type Props = NewListingProps | EditListingProps;

/** What the form shows, keeps while it is typed, and forgets when it is saved. A new house and a new boat are two drafts. */
export function useListingForm(props: Props) {
  const { personId } = props;
  const listing = "listing" in props ? props.listing : null;
  const form = useRef<HTMLFormElement>(null);
  const dirty = useRef(false);
  const tray = usePhotoTray(listing?.photos ?? [], listing?.id ?? null);
  const shown = useShownValues(props);
  const values = useFormValues(form);

  const savedDraft = (type: ListingType) => savedDraftOf(props, type);
  const onRestore = (draft: FormDraft) => {
    dirty.current = true;
    // What was typed since the page came stays; another type's draft comes as it is.
    const touched = shown.isFirst && form.current ? touchedValues(form.current) : {};
    if (!("waiting" in props)) return shown.show({ ...draft.values, ...touched });
    // The account's own is drawn already; drawing it again would take the field from under whoever types.
    const isDrawn = shown.isFirst && draft.savedAt === savedDraft(shown.type)?.savedAt;
    if (!isDrawn) shown.show({ ...draft.values, ...touched, type: shown.type });
    tray.replace(draft.photoIds.flatMap((id) => props.waiting.find((photo) => photo.id === id) ?? []));
  };
  const { restored, keep, keepNow, forget, saved } = useDraft({
    form,
    personId,
    formName: listing?.id ?? newFormName(shown.type),
    home: listing ? null : { type: shown.type, saved: savedDraft(shown.type) },
    photoIds: tray.photoIds,
    onRestore,
  });
  const photoIds = useKeptPhotos(tray.photoIds, listing ? null : keep);
  const discard = useCallback(() => {
    forget();
    dirty.current = false;
  }, [forget]);
  useResult(props, form, discard);

  const onChange = useCallback(() => {
    dirty.current = true;
    keep();
    values.soon();
  }, [keep, values]);
  const onInput = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement && target.type === "file")) onChange();
  };
  const isDirty = useCallback(() => dirty.current, []);
  /** Other values for some of the fields; what else was typed stays. */
  const fill = (others: ListingValues) => {
    if (!form.current) return;
    shown.show({ ...(Object.fromEntries(new FormData(form.current)) as ListingValues), ...others });
    // Kept a moment later, when the fields have been drawn with them.
    onChange();
  };

  const hasDraft = (type: ListingType) => savedDraft(type) !== null || readDraft(personId, newFormName(type)) !== null;
  const changeType = useTypeChange({ dirty, keep, keepNow, forget, hasDraft, setType: shown.setType });

  const startOver = () => {
    discard();
    shown.reset();
    if (!listing) tray.replace([]);
  };
  return {
    form,
    tray,
    photoIds,
    shown,
    fill,
    changeType,
    restored,
    saved,
    values,
    cover: tray.items[0] && "photo" in tray.items[0] ? tray.items[0].photo : null,
    onChange,
    onInput,
    onSubmit: keepNow,
    isDirty,
    discard,
    startOver,
  };
}

/** What was saved is no draft anymore; what was refused shows the field that is wrong. */
function useResult(props: Props, form: RefObject<HTMLFormElement | null>, discard: () => void): void {
  const { result } = props;
  const onDone = "onDone" in props ? props.onDone : undefined;
  useEffect(() => {
    if (!result) return;
    if (result.ok) {
      discard();
      onDone?.(result);
    } else form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [result, form, discard, onDone]);
}

/** Photos are kept with the draft of a new listing as soon as they change. */
function useKeptPhotos(ids: readonly string[], keep: (() => void) | null): string {
  const photoIds = ids.join("\n");
  const known = useRef(photoIds);
  useEffect(() => {
    if (keep && photoIds !== known.current) keep();
    known.current = photoIds;
  }, [photoIds, keep]);
  return photoIds;
}

type TypeChange = Pick<ReturnType<typeof useDraft>, "keep" | "keepNow" | "forget"> & {
  dirty: RefObject<boolean>;
  hasDraft(type: ListingType): boolean;
  setType(type: ListingType): void;
};

/** Opens the draft of the other type, if there is one; else what is typed here goes along. */
function useTypeChange({ dirty, keep, keepNow, forget, hasDraft, setType }: TypeChange) {
  const carried = useRef(false);
  useEffect(() => {
    // With another type `keep` is another one.
    if (carried.current) keep();
    carried.current = false;
  }, [keep]);
  return (type: ListingType) => {
    if (hasDraft(type)) {
      if (dirty.current) keepNow();
    } else {
      forget();
      if (dirty.current) carried.current = true;
    }
    setType(type);
  };
}

/** What the account has of a new listing of this type. */
const savedDraftOf = (props: Props, type: ListingType) => ("drafts" in props && props.drafts.find((draft) => draft.type === type)) || null;

/** The values that the fields begin with, in the page's first HTML already; with others, all fields are drawn anew. */
function useShownValues(props: Props) {
  const listing = "listing" in props ? props.listing : null;
  const asked = "type" in props ? props.type : props.listing.type;
  const first = () => (listing ? valuesOf(listing) : valuesForNew(asked));
  const drafted = savedDraftOf(props, asked)?.fields;
  // Without scripts a refused form comes back as a new page.
  const sent = props.result?.ok === false ? props.result.values : undefined;
  const [{ values, version }, setShown] = useState(() => ({ values: { ...first(), ...drafted, ...sent }, version: 0 }));
  const [type, setType] = useState<ListingType>(LISTING_TYPES.find((each) => each === sent?.type) ?? asked);
  const show = (next: ListingValues, nextType: ListingType = type) => {
    setShown((former) => ({ values: next, version: former.version + 1 }));
    setType(nextType);
  };
  /** Nothing but what the page came with has been shown. */
  const isFirst = version === 0 && type === asked;
  return { values, version, type, isFirst, setType, show, reset: () => show(first(), asked) };
}
