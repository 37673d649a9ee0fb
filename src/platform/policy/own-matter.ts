/** What an agent reads instead of the buttons where something is about themselves. */
export const OWN_MATTER = "This is about you, so a colleague has to decide it.";
