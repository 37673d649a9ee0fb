export type ComingSoonPage = { path: string; title: string; text: string };

/** Pages that the site links to and that aren't built yet. Delete an entry when its page exists. */
export const COMING_SOON_PAGES: readonly ComingSoonPage[] = [
  { path: "about", title: "About us", text: "Our story is coming soon." },
  { path: "careers", title: "Careers", text: "Open positions are coming soon." },
  { path: "press", title: "Press & Media", text: "Our press kit is coming soon." },
  { path: "blog", title: "Blog", text: "Our first posts are coming soon." },
  {
    path: "help",
    title: "Help Center",
    text: "Our help articles are coming soon. Until then, email us at the address at the bottom of this page.",
  },
  { path: "safety", title: "Safety", text: "Our safety guide is coming soon." },
  { path: "cancellation", title: "Cancellation Options", text: "Our cancellation policies are coming soon." },
  { path: "covid", title: "COVID-19 Resources", text: "This guide is coming soon." },
  { path: "community", title: "Community", text: "Community events and discussions are coming soon." },
  { path: "responsible-hosting", title: "Responsible Hosting", text: "Our responsible hosting guide is coming soon." },
];
