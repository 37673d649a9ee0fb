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
    <label className="flex min-h-9 cursor-pointer items-center gap-3 rounded-md px-1 hover:bg-sea-wash pointer-coarse:min-h-11">
      <input
        key={String(onDrop !== undefined)}
        type="checkbox"
        form={onDrop ? undefined : form}
        name={onDrop ? undefined : name}
        value={value}
        defaultChecked={checked || onDrop !== undefined}
        onChange={onDrop ?? onChange}
        className="size-5 accent-sea"
      />
      <span className="grow">{label}</span>
      <span className="numbers text-sm text-muted">
        {count}
        {plus}
      </span>
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
      <div key={onPick ? value : ""} className="flex flex-wrap gap-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="numbers relative flex min-h-9 min-w-9 cursor-pointer items-center justify-center rounded-full border border-line bg-paper px-2 text-sm hover:border-ink has-checked:border-sea has-checked:bg-sea has-checked:text-on-sea has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          >
            <input
              type="radio"
              form={onPick ? undefined : form}
              name={onPick ? `${name} in words` : name}
              value={option.value}
              defaultChecked={option.value === value}
              onChange={onPick ? () => onPick(option.value) : onChange}
              className="sr-only"
            />
            {option.label}
            {option.hint && <span className="sr-only"> {option.hint}</span>}
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
