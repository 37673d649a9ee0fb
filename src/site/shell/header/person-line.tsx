import type { CurrentUser } from "../../../features/accounts/index.ts";
import { Avatar } from "../../../ui/avatar.tsx";

/** Who is signed in, at the head of a menu. */
export function PersonLine({ user }: { user: CurrentUser }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={user.fullName} url={user.avatarUrl} />
      <div className="min-w-0">
        <p dir="auto" className="truncate text-start font-semibold">
          {user.fullName}
        </p>
        <p className="truncate text-sm text-muted">{user.email}</p>
      </div>
    </div>
  );
}
