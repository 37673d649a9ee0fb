/** What stands where contact data was. */
export const MASK = "[hidden until booked]";

/** Takes email addresses, phone numbers and outside links out of a text. */
export function maskContacts(text: string): { content: string; isMasked: boolean } {
  const content = text.replaceAll(/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g, MASK);
  return { content, isMasked: content !== text };
}
