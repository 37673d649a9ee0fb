import { useMemo } from "react";
import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { CopyParts } from "./copy-parts.tsx";
import { DraftStatus } from "./draft-status.tsx";
import type { ListingFormProps } from "./fields.ts";
import { FormEnd } from "./form-end.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { ListingSections } from "./listing-sections.tsx";
import { PhotosSection } from "./photos-section.tsx";
import { useListingForm } from "./use-listing-form.ts";
import { FormKey } from "../../../ui/form-key.tsx";

/** The form for a new or an existing listing. */
export function ListingForm(props: ListingFormProps) {
  const { styleUrl, result } = props;
  const listing = "listing" in props ? props.listing : null;
  const { form, tray, photoIds, shown, fill, changeType, restored, savedIn, ...deeds } = useListingForm(props);
  const { onChange, onInput, onSubmit, isDirty, discard, startOver } = deeds;
  const { values, version, type } = shown;
  const outcome = useMemo(() => result && { ...result, values: {} }, [result]);
  const section = { values, result: outcome, type };
  return (
    <Form
      ref={form}
      method="post"
      preventScrollReset
      noValidate
      className="grid gap-6"
      onInput={onInput}
      onSubmit={onSubmit}
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
      {props.others.length > 0 && <CopyParts others={props.others} onCopy={fill} />}
      <div key={version} className="grid gap-6">
        <ListingSections
          {...section}
          styleUrl={styleUrl}
          hasOwnAmenities={listing !== null}
          onType={listing ? undefined : changeType}
          onMove={onChange}
        />
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
      <input type="hidden" name="intent" value={listing ? "update" : "create"} />
      {!listing && <DraftStatus savedIn={savedIn} />}
      <FormEnd
        result={result}
        isBusy={tray.isBusy}
        label={listing ? "Save Changes" : "Create Listing"}
        busy={listing ? "Saving..." : "Creating..."}
        onReload={() => {
          discard();
          location.reload();
        }}
      />
      {listing && <LeaveGuard isDirty={isDirty} onLeave={discard} />}
    </Form>
  );
}
