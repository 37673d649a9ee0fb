/** Without the icons of a notice: the forum's front page weighs less. */
export const ReportThanks = () => (
  <p role="status" className="mb-6 rounded-md border border-moss bg-moss-wash px-4 py-3 text-moss">
    Thanks for telling us. Our support team will take a look.
  </p>
);
