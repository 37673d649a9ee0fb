import { type RefObject, useEffect, useState } from "react";
import { countOf } from "../../../../platform/words/counts.ts";
import type { ListingType } from "../../listing.rules.ts";

type Props = { form: RefObject<HTMLInputElement | null>; type: ListingType; rooms: number; beds: number };

/** Says where the rooms and the number of beds disagree. Both are kept as they are: a sofa bed may count, or not. */
export function RoomsNotice({ form, type, rooms, beds }: Props) {
  const [said, setSaid] = useState<number | null>(null);
  useEffect(() => {
    const own = form.current?.form;
    const field = own?.elements.namedItem("beds");
    if (!own || !(field instanceof HTMLInputElement)) return undefined;
    const read = () => setSaid(field.value === "" ? null : Number(field.value));
    read();
    own.addEventListener("input", read);
    return () => own.removeEventListener("input", read);
  }, [form]);
  const differs = rooms > 0 && said !== null && said !== beds;
  return (
    <p role="status" className="text-ember-text empty:hidden">
      {differs &&
        `These ${type === "boat" ? "cabins" : "rooms"} have ${countOf(beds, "bed")}, and your listing says ${said}. Cribs don't count.`}
    </p>
  );
}
