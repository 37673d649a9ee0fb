import { href } from "react-router";
import { type CancellationPolicy, type Crew, type Photo } from "../../listings/index.ts";
import { ListingCard } from "./listing-card.tsx";
import type { ShownCard } from "./shown-card.ts";

type Props = {
  /** The form's fields. */
  values: Partial<Record<string, string>>;
  cover: Photo | null;
};

/** The card of a draft. It is no link, and shows no price until there is one. */
export const CardPreview = ({ values, cover }: Props) => (
  <div inert className={`relative without-script:hidden ${values.nightlyPriceCents ? "" : "[&_.listing-card-foot]:invisible"}`}>
    <ListingCard card={cardOf(values, cover)} sizes="20rem" travels={false} to={href("/host/register")} />
    {!cover && <p className="absolute inset-x-0 top-0 grid aspect-4/3 place-items-center text-muted">Your cover photo</p>}
  </div>
);

const numberIn = (text: string | undefined): number => Number(text) || 0;
const STRICT: CancellationPolicy = "strict";

const cardOf = (fields: Props["values"], cover: Photo | null): ShownCard => ({
  id: "preview",
  title: fields.title?.trim() || "New listing",
  city: fields.city?.trim() || "Your town",
  country: fields.country?.trim() || "Country",
  latitude: null,
  longitude: null,
  capacity: numberIn(fields.capacity),
  bedrooms: numberIn(fields.bedrooms),
  beds: numberIn(fields.beds),
  boat: fields.type === "boat" ? { lengthFeet: numberIn(fields.lengthFeet) || null, crew: (fields.crew as Crew) || null } : null,
  isRefundable: fields.cancellationPolicy !== STRICT,
  refundableUntil: null,
  nightlyPriceCents: numberIn(fields.nightlyPriceCents),
  stay: null,
  charter: null,
  rating: null,
  reviewCount: 0,
  cover,
  photoCount: 1,
});
