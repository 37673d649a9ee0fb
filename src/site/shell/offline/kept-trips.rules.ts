/** The cache from which the service worker shows one's trips when a page can't be loaded. */
export const KEPT_TRIPS = "my-trips";
