import { type ComponentProps, useState } from "react";
import { TextArea } from "./field.tsx";

type Props = Omit<ComponentProps<typeof TextArea>, "hint" | "onChange"> & { most: number };

/** A text of several lines that says how much room is left. More can be typed, and is refused with what to do. */
export function CountedText({ most, result, name, defaultValue, ...rest }: Props) {
  const [length, setLength] = useState(String(result?.values?.[name] ?? defaultValue ?? "").length);
  return (
    <TextArea
      {...rest}
      name={name}
      result={result}
      defaultValue={defaultValue}
      hint={
        <span className={`numbers ${length > most ? "font-semibold text-brick" : ""}`}>
          {length.toLocaleString("en-US")} / {most.toLocaleString("en-US")}
        </span>
      }
      onChange={(event) => setLength(event.target.value.length)}
    />
  );
}
