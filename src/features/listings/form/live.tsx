import type { ComponentType } from "react";
import type { Photo } from "../photos/photo.schema.ts";
import type { ListingNow } from "./fields.ts";
import { type FormValues, useValues } from "./form-values.ts";

type Props = { values: FormValues; cover: Photo | null; Part: ComponentType<ListingNow> };

/** A part that follows what is typed, while the rest of the form stays as it is. */
export const Live = ({ values, cover, Part }: Props) => <Part values={useValues(values)} cover={cover} />;
