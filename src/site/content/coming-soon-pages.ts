export type ComingSoonPage = { path: string; title: string; text: string };

/** Screens that the site links to and that are not built yet. Each entry goes when its screen comes. */
export const COMING_SOON_PAGES: readonly ComingSoonPage[] = [
  { path: "about", title: "About us", text: "Our story is being written." },
  { path: "careers", title: "Careers", text: "The list of open positions is being prepared." },
  { path: "press", title: "Press & Media", text: "Our press material is being prepared." },
  { path: "blog", title: "Blog", text: "The first posts are being written." },
  {
    path: "help",
    title: "Help Center",
    text: "The help pages are being written. Until then, please write to us: the address is at the foot of this page.",
  },
  { path: "safety", title: "Safety", text: "Our safety guide is being written." },
  { path: "cancellation", title: "Cancellation Options", text: "The cancellation policies are being written down here." },
  { path: "covid", title: "COVID-19 Resources", text: "This guidance is being written." },
  { path: "community", title: "Community", text: "The community's events and discussions will meet here. They are being built." },
  { path: "responsible-hosting", title: "Responsible Hosting", text: "The guide for responsible hosts is being written." },
];

export const COMING_SOON_SIGNED_IN_PAGES: readonly ComingSoonPage[] = [
  { path: "notifications", title: "Notifications", text: "You have no notifications. The inbox is still being built." },
  { path: "host/migration", title: "Import Existing Listings", text: "Importing listings is still being built." },
  { path: "admin/chat-support", title: "Support Chat Management", text: "The support chat is still being built." },
];
