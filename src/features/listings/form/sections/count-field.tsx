import { NumberField } from "../../../../ui/forms/field.tsx";
import type { SectionProps } from "../fields.ts";

type Props = Pick<SectionProps, "values" | "result"> & {
  label: string;
  name: string;
  min: number;
  max: number;
  step?: number;
  required?: boolean;
};

export const CountField = ({ values, name, required = true, ...rest }: Props) => (
  <NumberField name={name} required={required} defaultValue={values[name]} {...rest} />
);
