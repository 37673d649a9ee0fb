import { pricesInWords } from "../../charters/index.ts";
import type { ImportedPackage } from "./imported-package.ts";

type Named = Pick<ImportedPackage, "name" | "captainedCents" | "bareboatCents" | "seats">;

/** "Half day $400 with captain" */
export const shortPackage = (read: Named): string => [read.name, pricesInWords(read, read.seats)].filter(Boolean).join(" ");
