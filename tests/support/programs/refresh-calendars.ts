import { refreshDue } from "../../../src/features/calendar-sync/refreshing/turns/refresh-due.server.ts";
import { readConfig } from "../../../src/platform/config.server.ts";
import { openServices } from "../../../src/platform/services.server.ts";
import { testClock } from "../test-clock.ts";
import { TEST_SECRET } from "../test-secret.ts";

/** A worker that reads the calendars that are due at this time, and says when it is done. */
const [url = "", settings = "{}", now = ""] = process.argv.slice(2);
const config = readConfig({
  ...(JSON.parse(settings) as Record<string, string>),
  EMBEDDED_DATABASE_URL: url,
  SECRET: TEST_SECRET,
  LOG_LEVEL: "silent",
});
const services = await openServices(config, "worker");
await refreshDue({ ...services, clock: testClock(now), actor: null, request: null });
process.send?.("refreshed", undefined, undefined, () => process.exit());
