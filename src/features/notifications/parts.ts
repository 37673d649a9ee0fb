export { EmailKinds } from "./email-kinds.tsx";
export { NotificationList } from "./notification-list.tsx";
