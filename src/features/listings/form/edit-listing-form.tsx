import { useMemo } from "react";
import { Form } from "react-router";
import { CopyParts } from "./copy-parts.tsx";
import type { EditListingProps } from "./fields.ts";
import { LeaveGuard } from "./drafts/leave-guard.tsx";
import { ListingSections } from "./listing-sections.tsx";
import { Live } from "./live.tsx";
import { PhotosSection } from "./photos/photos-section.tsx";
import { RestoredNotice } from "./drafts/restored-notice.tsx";
import { SaveBar } from "./save-bar.tsx";
import { SectionNav } from "./steps/section-nav.tsx";
import { useListingForm } from "./use-listing-form.ts";

/** A listing that exists, all of it on one page. */
export function EditListingForm(props: EditListingProps) {
  const { listing, result } = props;
  const { form, tray, shown, cover, values, ...deeds } = useListingForm(props);
  const { fill, restored, onChange, onInput, onSubmit, isDirty, discard, startOver } = deeds;
  const outcome = useMemo(() => result && { ...result, values: {} }, [result]);
  return (
    <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <SectionNav isBoat={shown.type === "boat"} />
      <Form
        ref={form}
        method="post"
        preventScrollReset
        noValidate
        className="grid content-start gap-6 [&_:is(input,select,textarea)]:scroll-mt-14 [&_:is(input,select,textarea)]:scroll-mb-40"
        onInput={onInput}
        onSubmit={onSubmit}
        aria-label="Edit the listing"
      >
        {restored && <RestoredNotice action="Discard draft" onDiscard={startOver} />}
        {props.others.length > 0 && <CopyParts others={props.others} onCopy={fill} />}
        <ListingSections
          type={shown.type}
          values={shown.values}
          version={shown.version}
          result={outcome}
          styleUrl={props.styleUrl}
          hasOwnAmenities
          onMove={onChange}
          photos={<PhotosSection tray={tray} error={result?.fields?.photoIds} isSavedAtOnce />}
          priceHelp={<Live values={values} cover={cover} Part={props.PriceHelp} />}
        />
        <input type="hidden" name="updatedAt" value={restored?.values.updatedAt ?? listing.updatedAt} />
        <input type="hidden" name="intent" value="update" />
        <SaveBar
          values={values}
          result={result}
          isBusy={tray.isBusy}
          onReload={() => {
            discard();
            location.reload();
          }}
        />
        <LeaveGuard isDirty={isDirty} onLeave={discard} />
      </Form>
    </div>
  );
}
