import { z } from "zod";
import { type FormValues, type RowList, rowsOf, withRows } from "../../../ui/forms/rows/form-rows.ts";
import { orArranged } from "../../../ui/forms/rows/or-arranged.schema.ts";
import { type ArrivalGuide, type ArrivalGuideInput, CheckOut, Code, Manual, Opens, Parking, Steps } from "../arrival.schema.ts";

export const STEPS: RowList = { name: "steps", needs: ["text", "photoId"] };

/** The guide as its form holds it. Fields with "code" or "password" in their names wouldn't come back after a refusal. */
export function valuesOfGuide({ steps, checkOut, doorCode, wifiPassword, ...guide }: ArrivalGuide): FormValues {
  const { opens, wifiName, parking, manual, version } = guide;
  const values = {
    opens,
    door: doorCode,
    wifiName,
    wifiKey: wifiPassword,
    parking,
    manual,
    checkOut: checkOut.join("\n"),
    version: String(version),
  };
  return withRows(
    values,
    STEPS,
    steps.map(({ text, photo }) => ({ text, photoId: photo?.id ?? "" })),
  );
}

const lines = (text: string | undefined) =>
  (text ?? "")
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

const TypedGuide = z.preprocess(
  (given) => {
    const values = given as FormValues;
    const steps = rowsOf(values, STEPS).map(({ text = "", photoId }) => ({ text, photoId: photoId || null }));
    return { ...values, steps, checkOut: lines(values["checkOut"]) };
  },
  z
    .object({
      opens: Opens,
      steps: Steps,
      door: Code,
      wifiName: Code,
      wifiKey: Code,
      parking: Parking,
      manual: Manual,
      checkOut: CheckOut,
      version: z.coerce.number().int().min(0),
    })
    .transform(({ door, wifiKey, ...rest }): ArrivalGuideInput => ({ ...rest, doorCode: door, wifiPassword: wifiKey })),
);

export const GuideFormInput = orArranged([STEPS], TypedGuide);
