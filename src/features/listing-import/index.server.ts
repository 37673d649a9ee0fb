export { importApi } from "./import.api.server.ts";
export { importError } from "./import.errors.ts";
export { importJobs } from "./import.jobs.server.ts";
export { listImports, readImport } from "./import.view.server.ts";
export { discardImport } from "./importing/own-import.server.ts";
export { queueImports, startImport } from "./importing/start-import.server.ts";
export { publishImport } from "./publishing/publish-import.server.ts";
export { updateFromImport } from "./publishing/update-from-import.server.ts";
