type BoxProps = {
  name: string;
  value: string;
  label: string;
  count: number;
  plus: string;
  form: string;
  checked: boolean;
  onChange(): void;
  /** The words of the text say so: unchecking takes them out of it. */
  onDrop?: (() => void) | undefined;
};

/** A checkbox with how many listings it would leave. */
export function FilterBox({ name, value, label, count, plus, form, checked, onChange, onDrop }: BoxProps) {
  return (
    <label className="filter-row">
      <input
        key={String(onDrop !== undefined)}
        type="checkbox"
        form={onDrop ? undefined : form}
        name={onDrop ? undefined : name}
        value={value}
        defaultChecked={checked || onDrop !== undefined}
        onChange={onDrop ?? onChange}
      />
      <span>{label}</span>
      <small>{count + plus}</small>
    </label>
  );
}

type ChoiceProps = {
  legend: string;
  name: string;
  options: readonly { value: string; label: string; hint?: string }[];
  value: string;
  form: string;
  onChange(): void;
  /** The words of the text say so: another choice takes them out of it. */
  onPick?: ((value: string) => void) | undefined;
};

/** One of a few: "Any", "1+", "2+". */
export function FilterChoice({ legend, name, options, value, form, onChange, onPick }: ChoiceProps) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm">{legend}</legend>
      <div key={onPick ? value : ""} className="filter-choices">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              form={onPick ? undefined : form}
              name={onPick ? `${name} in words` : name}
              value={option.value}
              defaultChecked={option.value === value}
              onChange={onPick ? () => onPick(option.value) : onChange}
            />
            {option.label}
            {option.hint && <span className="sr-only">{` ${option.hint}`}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** "Any" and at least so many, with the chosen amount among them. */
export const atLeastOptions = (amounts: readonly number[], chosen: string) => [
  { value: "", label: "Any" },
  ...[...new Set([...amounts, ...(chosen === "" ? [] : [Number(chosen)])])]
    .toSorted((a, b) => a - b)
    .map((amount) => ({ value: String(amount), label: `${amount}+` })),
];
