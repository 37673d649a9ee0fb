import { amenitiesForEdit, amenitiesForNew, type ListingType } from "../listing.rules.ts";
import { AmenitiesSection } from "./amenities-section.tsx";
import { BasicsSection } from "./basics-section.tsx";
import { BoatSection } from "./boat-section.tsx";
import type { SectionProps } from "./fields.ts";
import { linesOf } from "./listing-values.ts";
import { LocationSection } from "./location-section.tsx";
import { StaySection } from "./stay-section.tsx";

type Props = SectionProps & {
  styleUrl: string | null | undefined;
  /** Whether amenities beyond the usual ones may be among the values. */
  hasOwnAmenities: boolean;
  onType?: ((type: ListingType) => void) | undefined;
  onMove: () => void;
};

/** Everything about a listing but its photos. */
export function ListingSections({ styleUrl, hasOwnAmenities, onType, onMove, ...section }: Props) {
  const { type, values } = section;
  const first = linesOf(values.amenities);
  const usual = amenitiesForNew(type);
  const isUsual = (amenity: string) => usual.some((each) => each.toLowerCase() === amenity.toLowerCase());
  // Others come with a copy of another listing's.
  const offered = hasOwnAmenities || !first.every(isUsual) ? amenitiesForEdit(type, first) : usual;
  return (
    <>
      <BasicsSection {...section} onType={onType} />
      {type === "boat" && <BoatSection {...section} />}
      <LocationSection {...section} styleUrl={styleUrl} onMove={onMove} />
      <AmenitiesSection key={type} offered={offered} first={first} />
      <StaySection {...section} />
    </>
  );
}
