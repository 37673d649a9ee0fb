import { openLog } from "../../src/platform/log.server.ts";

export const silentLog = openLog({ logLevel: "silent" }, "server");
