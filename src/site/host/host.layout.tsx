import { Outlet } from "react-router";

/** The frame of the host's desk; its navigation is in the header. */
const HostLayout = () => (
  <div className="page grow py-8">
    <Outlet />
  </div>
);
export default HostLayout;
