import { Notice } from "../../ui/notice.tsx";

export const ReportThanks = () => (
  <div className="mb-6">
    <Notice tone="good">Thanks for telling us. Our support team will take a look.</Notice>
  </div>
);
