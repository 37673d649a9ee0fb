const WORDS = {
  account: "Draft saved. You'll find it in Manage Properties.",
  device: "Draft saved on this device for now. We'll try your account again.",
};

/** Where the draft of a new listing is by now. */
export const DraftStatus = ({ savedIn }: { savedIn: keyof typeof WORDS | null }) => (
  <p role="status" className="min-h-6 text-sm text-muted">
    {savedIn && WORDS[savedIn]}
  </p>
);
