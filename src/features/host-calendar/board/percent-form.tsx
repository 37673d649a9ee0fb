import { SubmitButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/forms/field.tsx";
import { FormKey } from "../../../ui/forms/form-key.tsx";
import { resultFor } from "../../../ui/forms/form-result.ts";
import { ChoiceForm, type ChoiceFacts } from "../choice-forms.tsx";

export const PercentForm = (facts: ChoiceFacts & { formKey: string }) => (
  <ChoiceForm {...facts} intents={["percent"]}>
    <FormKey value={facts.formKey} result={resultFor(facts.result, "percent")} />
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <TextField
        label="Or change by %"
        name="percent"
        type="number"
        inputMode="text"
        min={-90}
        max={500}
        step={1}
        required
        placeholder="10 or -15"
        result={resultFor(facts.result, "percent")}
      />
      <SubmitButton size="small" look="quiet" intent="percent" busy="Saving...">
        Apply
      </SubmitButton>
    </div>
  </ChoiceForm>
);
