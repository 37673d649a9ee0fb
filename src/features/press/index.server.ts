export { pressJobs } from "./press.jobs.server.ts";
export { noteDownload, type PressFile, readPressFile } from "./read-press-file.server.ts";
