import { useEffect } from "react";
import { href } from "react-router";
import type { CurrentUser } from "../../../features/accounts/index.ts";
import { Bell, MessagesLink } from "./bell.tsx";
import { HostNav, SwitchDesk } from "./host-nav.tsx";
import type { Unread } from "./menu-entries.ts";
import { TabBar } from "./tab-bar.tsx";
import { HOST_TABS, TRAVEL_TABS } from "./tabs.ts";
import { useIsHosting } from "./use-is-hosting.ts";
import { useKeptTrips } from "../offline/use-kept-trips.ts";
import { useUnread } from "./use-unread.ts";
import { UserMenu } from "./user-menu.tsx";

type Props = {
  user: CurrentUser;
  wasHosting: boolean;
  asLoaded: Unread;
  /** Told whenever the counts change. */ onUnread: (unread: Unread) => void;
};

/** What the header has for someone who is signed in. */
export function PersonBar({ user, wasHosting, asLoaded, onUnread }: Props) {
  const unread = useUnread(user.id, asLoaded);
  useKeptTrips(user.id);
  const isHosting = useIsHosting(wasHosting) && user.isHost;
  useEffect(() => onUnread(unread), [unread, onUnread]);
  return (
    <>
      {isHosting && <HostNav unreadThreads={unread.threads} />}
      {user.isHost && !isHosting && <SwitchDesk to={href("/host/dashboard")}>Switch to hosting</SwitchDesk>}
      <div className="flex sm:-mx-4">
        {!isHosting && <MessagesLink unread={unread.threads} />}
        <Bell unread={unread.notifications} />
      </div>
      <div className="hidden sm:block">
        <UserMenu user={user} unread={unread} />
      </div>
      <TabBar
        tabs={isHosting ? HOST_TABS : TRAVEL_TABS}
        unreadThreads={unread.threads}
        className={isHosting ? "for-hosts lg:hidden" : "sm:hidden"}
      />
    </>
  );
}
