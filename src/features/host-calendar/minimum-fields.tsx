import { SubmitButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { type FormResult, resultFor } from "../../ui/forms/form-result.ts";

type Props = { result: FormResult | undefined; minimum: number | null; mayHaveMinimum: boolean };

/** The shortest stay that can begin on the selected days. */
export const MinimumFields = ({ result, minimum, mayHaveMinimum }: Props) => (
  <>
    <TextField
      key={minimum}
      label="Minimum nights"
      name="nights"
      type="number"
      inputMode="numeric"
      min={1}
      max={365}
      step={1}
      required
      defaultValue={minimum ?? undefined}
      hint="For stays that start on these days."
      result={resultFor(result, "minimum")}
    />
    <div className="flex flex-wrap gap-2">
      <SubmitButton size="small" intent="minimum" busy="Saving...">
        Set minimum
      </SubmitButton>
      {mayHaveMinimum && (
        <SubmitButton size="small" intent="clear-minimum" look="quiet" busy="Clearing...">
          Use your rules
        </SubmitButton>
      )}
    </div>
  </>
);
