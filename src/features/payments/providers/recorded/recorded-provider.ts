import type { PaymentProvider } from "../payment-provider.ts";

const nobody = (): never => {
  throw new Error("nobody takes payments here: PAYMENTS is recorded");
};

/** For operators who take money elsewhere: it can do nothing, and whoever asks first never calls it. */
export const recordedProvider: PaymentProvider = {
  name: "recorded",
  can: { authorize: false, saveCards: false, payOut: false },
  open: nobody,
  close: nobody,
  charge: nobody,
  capture: nobody,
  void: nobody,
  refund: nobody,
  read: nobody,
  readRefund: nobody,
  list: nobody,
  readEvent: nobody,
  accounts: { open: nobody, link: nobody, read: nobody },
  transfer: nobody,
  reverse: nobody,
  balance: nobody,
  dispute: nobody,
};
