import type { ReactNode } from "react";
import { amenitiesForEdit, amenitiesForNew, type ListingType } from "../listing.rules.ts";
import { AmenitiesSection } from "./sections/amenities-section.tsx";
import { BasicsSection } from "./sections/basics-section.tsx";
import { BoatSection } from "./sections/boat-section.tsx";
import { DetailsSection } from "./sections/details-section.tsx";
import type { SectionProps } from "./fields.ts";
import { FormPart } from "./form-part.tsx";
import { linesOf } from "./listing-values.ts";
import { LocationSection } from "./sections/location-section.tsx";
import { PriceSection } from "./sections/price-section.tsx";
import { RoomsSection } from "./sections/rooms-section.tsx";
import { StaySection } from "./sections/stay-section.tsx";
import type { Step } from "./steps/steps.rules.ts";

type Props = SectionProps & {
  styleUrl: string | null | undefined;
  /** Whether amenities beyond the usual ones may be among the values. */
  hasOwnAmenities: boolean;
  onType?: ((type: ListingType) => void) | undefined;
  onMove: () => void;
  /** With other values it is another one, and the fields are drawn anew. */
  version?: number;
  /** The step that is shown; without steps, all of it is. */
  step?: Step | undefined;
  photos?: ReactNode;
  priceHelp?: ReactNode;
};

/** Everything about a listing, in the order of the steps. */
export function ListingSections({ styleUrl, hasOwnAmenities, onType, onMove, version = 0, step, photos, priceHelp, ...section }: Props) {
  const { type, values } = section;
  const first = linesOf(values.amenities);
  const usual = amenitiesForNew(type);
  const isUsual = (amenity: string) => usual.some((each) => each.toLowerCase() === amenity.toLowerCase());
  // Others come with a copy of another listing's.
  const offered = hasOwnAmenities || !first.every(isUsual) ? amenitiesForEdit(type, first) : usual;
  return (
    <>
      <FormPart step="what" current={step}>
        <BasicsSection key={version} {...section} onType={onType} />
      </FormPart>
      <FormPart step="where" current={step}>
        <LocationSection key={version} {...section} styleUrl={styleUrl} onMove={onMove} />
      </FormPart>
      <FormPart step="photos" current={step}>
        {photos}
      </FormPart>
      <FormPart step="details" current={step}>
        <DetailsSection key={version} {...section} />
        <RoomsSection key={`rooms ${type} ${version}`} {...section} />
        {type === "boat" && <BoatSection key={`facts ${version}`} {...section} />}
        <AmenitiesSection key={`${type} ${version}`} offered={offered} first={first} />
      </FormPart>
      <FormPart step="price" current={step}>
        <PriceSection key={version} {...section} help={priceHelp} />
      </FormPart>
      <FormPart step="rules" current={step}>
        <StaySection key={version} {...section} />
      </FormPart>
    </>
  );
}
