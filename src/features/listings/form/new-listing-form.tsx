import { type FormEvent, useMemo } from "react";
import { Form } from "react-router";
import { FormKey } from "../../../ui/forms/form-key.tsx";
import { FormMessage } from "../../../ui/notice.tsx";
import { CopyParts } from "./copy-parts.tsx";
import type { NewListingProps } from "./fields.ts";
import { FormPart } from "./form-part.tsx";
import { ListingSections } from "./listing-sections.tsx";
import { Live } from "./live.tsx";
import { PhotosSection } from "./photos/photos-section.tsx";
import { RestoredNotice } from "./drafts/restored-notice.tsx";
import { ReviewStep } from "./steps/review-step.tsx";
import { StepBar } from "./steps/step-bar.tsx";
import { StepNav } from "./steps/step-nav.tsx";
import { useListingForm } from "./use-listing-form.ts";
import { useSteps } from "./steps/use-steps.ts";

/** A new listing in steps: one form, sent as a whole at the end. Without scripts it is one long page. */
export function NewListingForm(props: NewListingProps) {
  const { result, Preview, PriceHelp } = props;
  const { form, tray, photoIds, shown, cover, values, ...deeds } = useListingForm(props);
  const { fill, changeType, restored, saved, onChange, onInput, onSubmit, startOver } = deeds;
  const steps = useSteps({ form, tray, result, version: shown.version });
  const { step, problems, next } = steps;
  const outcome = useMemo(() => ({ intent: "create", ok: false, fields: { ...problems } }), [problems]);
  const submit = (event: FormEvent) => {
    onSubmit();
    if (step === "review") return;
    event.preventDefault();
    if (!steps.isChecking) void next();
  };
  return (
    <Form
      ref={form}
      method="post"
      preventScrollReset
      noValidate
      className="grid gap-x-10 [&_:is(input,select,textarea)]:scroll-mb-40 lg:grid-cols-[minmax(0,1fr)_20rem]"
      onInput={onInput}
      onSubmit={submit}
      aria-label="New listing"
    >
      <div className="grid content-start gap-6">
        <StepNav steps={steps} />
        {restored && <RestoredNotice action="Start over" onDiscard={startOver} />}
        <ListingSections
          type={shown.type}
          values={shown.values}
          version={shown.version}
          result={outcome}
          step={step}
          styleUrl={props.styleUrl}
          hasOwnAmenities={false}
          onType={changeType}
          onMove={onChange}
          photos={<PhotosSection tray={tray} error={problems.photoIds} isSavedAtOnce={false} />}
          priceHelp={<Live values={values} cover={cover} Part={PriceHelp} />}
        />
        {props.others.length > 0 && (
          <div className={step === "what" ? "" : "hidden"}>
            <CopyParts others={props.others} onCopy={fill} />
          </div>
        )}
        <FormPart step="review" current={step}>
          {step === "review" && (
            <ReviewStep steps={steps} values={values} photos={tray.items.length}>
              <Live values={values} cover={cover} Part={Preview} />
            </ReviewStep>
          )}
        </FormPart>
        <input type="hidden" name="photoIds" value={photoIds} />
        <FormKey value={props.formKey} result={result} />
        <input type="hidden" name="intent" value="create" />
        <StepBar steps={steps} saved={saved} isBusy={tray.isBusy}>
          {(step === "review" || Object.keys(problems).length > 0) && <FormMessage result={result} />}
        </StepBar>
      </div>
      <aside aria-labelledby="preview" className="sticky top-24 self-start without-script:hidden max-lg:hidden">
        <h2 id="preview" className="mb-3 font-sans text-base font-semibold">
          How guests will see it
        </h2>
        <Live values={values} cover={cover} Part={Preview} />
      </aside>
    </Form>
  );
}
