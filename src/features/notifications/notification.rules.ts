/** How many the list begins with. */
export const NOTIFICATIONS_SHOWN = 30;
