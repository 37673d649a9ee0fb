import { policy } from "../../platform/policy/policy.ts";
import { eventError } from "./event.errors.ts";

export const eventPolicy = policy({
  subject: "event",
  sides: {},
  state: "status",
  may: {
    read: { published: ["anyone"], cancelled: ["anyone"], draft: [] },
    readAsStaff: ["staff"],
    create: ["staff"],
    update: ["staff"],
    publish: ["staff"],
    cancel: ["staff"],
    emailRegistered: ["staff"],
    writeRecap: ["staff"],
    readRegistrants: ["staff"],
    exportRegistrants: ["staff"],
  },
  looks: { exportRegistrants: "event.export" },
  refusal: () => eventError("event_not_found"),
});
