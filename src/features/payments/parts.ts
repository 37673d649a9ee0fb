export { DemoCardForm } from "./providers/demo-pay/page/demo-card-form.tsx";
export { DemoConfirm } from "./providers/demo-pay/page/demo-confirm.tsx";
