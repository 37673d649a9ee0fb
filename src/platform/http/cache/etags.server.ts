/** Browsers send one tag, proxies a few. A longer list is not read, so the answer is sent whole. */
const LONGEST_LIST = 1_000;

/** Whether `If-None-Match` names this tag, strong or weak. */
export function namesTag(list: string | undefined, etag: string): boolean {
  if (list === undefined || list.length > LONGEST_LIST) return false;
  return list.split(",").some((each) => each.trim().replace(/^W\//, "") === etag);
}
