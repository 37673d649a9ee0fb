/** What a message can hold that is never stored in it: it is filled in each time that one of the two reads the message. */
export const ARRIVAL_DETAILS = {
  door_code: "the door code",
  wifi: "the Wi-Fi",
  parking: "where to park",
  check_in_steps: "how to get in",
} as const;
export type ArrivalDetail = keyof typeof ARRIVAL_DETAILS;

const DETAIL = /\{(door_code|wifi|parking|check_in_steps)\}/g;

export const hasDetails = (text: string): boolean => text.search(DETAIL) >= 0;

export const fillDetails = (text: string, valueOf: (detail: ArrivalDetail) => string): string =>
  text.replaceAll(DETAIL, (_, name: ArrivalDetail) => valueOf(name));

/** For emails, notifications and lists: "(open the message to see the door code)". */
export const hideDetails = (text: string): string => fillDetails(text, (detail) => `(open the message to see ${ARRIVAL_DETAILS[detail]})`);

/** For whoever looks at the text without a stay: "(the door code)". */
export const nameDetails = (text: string): string => fillDetails(text, (detail) => `(${ARRIVAL_DETAILS[detail]})`);
