import { policy } from "../../platform/policy/policy.ts";
import { csvError } from "./csv/csv.errors.ts";
import { importError } from "./import.errors.ts";

const HOST = { sides: { host: "hostId" }, may: { read: ["host"], change: ["host"] } } as const;

export const importPolicy = policy({ subject: "import", ...HOST, refusal: () => importError("import_not_found") });

export const uploadPolicy = policy({ subject: "import file", ...HOST, refusal: () => csvError("csv_not_found") });
