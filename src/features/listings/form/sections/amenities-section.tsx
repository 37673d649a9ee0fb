import { use, useState } from "react";
import { FieldMarks } from "../../../../ui/forms/field.tsx";
import { Section } from "../../../../ui/page/page-heading.tsx";
import { ListingIcon } from "../../details/listing-icon.tsx";
import { amenityIcon } from "../../listing-icons.ts";

/** Checkboxes; submitted as lines, in this order. */
export function AmenitiesSection({ offered, first }: { offered: readonly string[]; first: readonly string[] }) {
  const [chosen, setChosen] = useState(() => new Set(first.map((amenity) => amenity.toLowerCase())));
  const mark = use(FieldMarks).amenities;
  const has = (amenity: string) => chosen.has(amenity.toLowerCase());
  const toggle = (amenity: string) => {
    const next = new Set(chosen);
    if (!next.delete(amenity.toLowerCase())) next.add(amenity.toLowerCase());
    setChosen(next);
  };
  return (
    <Section title="Amenities" id="amenities">
      <input type="hidden" name="amenities" value={offered.filter(has).join("\n")} />
      {mark && <p>{mark}</p>}
      <ul aria-labelledby="amenities" className="grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
        {offered.map((amenity) => (
          <li key={amenity}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 wrap-anywhere">
              <input type="checkbox" checked={has(amenity)} onChange={() => toggle(amenity)} className="size-5 accent-sea" />
              <ListingIcon name={amenityIcon(amenity)} className="size-5 shrink-0 text-sea" />
              {amenity}
            </label>
          </li>
        ))}
      </ul>
    </Section>
  );
}
