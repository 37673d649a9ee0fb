import { type FakeState, found, invalid } from "./fake-stripe-state.ts";
import { listOf, type Route } from "./route.ts";
import { account, amounts, reversal, transfer } from "./stripe-fields.ts";

const BANKED_AFTER_SECONDS = 2 * 86_400;

/** Accounts, transfers, the balance and disputes. */
export const hostRoutes = (state: FakeState): Route[] => [
  {
    at: "POST /v1/accounts",
    params: [
      "controller[losses][payments]",
      "controller[fees][payer]",
      "controller[stripe_dashboard][type]",
      "capabilities[transfers][requested]",
      "email",
      "metadata[*]",
    ],
    run({ params }) {
      const made = account(state.newId("acct"), params.text("email"));
      state.accounts.set(made.id, made);
      return made;
    },
  },
  { at: "GET /v1/accounts/:id", params: [], run: ({ id }) => found(state.accounts, id) },
  {
    at: "POST /v1/account_links",
    params: ["account", "type", "return_url", "refresh_url"],
    run({ params }) {
      const { id } = found(state.accounts, params.required("account"));
      const created = state.now();
      return {
        object: "account_link",
        created,
        expires_at: created + 300,
        url: `https://connect.stripe.com/setup/e/${id}/${state.newId("x")}`,
      };
    },
  },
  {
    at: "POST /v1/transfers",
    params: ["amount", "currency", "destination", "source_transaction", "transfer_group"],
    run({ params }) {
      const { id: destination, capabilities } = found(state.accounts, params.required("destination"));
      if (capabilities?.transfers !== "active")
        throw invalid("Your destination account needs to have at least one of the following capabilities enabled: transfers", {
          code: "insufficient_capabilities_for_transfer",
        });
      const source = found(state.charges, params.required("source_transaction"));
      const amount = params.whole("amount");
      const sent = [...state.transfers.values()].filter(({ source_transaction }) => source_transaction === source.id);
      if (amount > source.amount_captured - sum(sent.map((each) => each.amount - each.amount_reversed)))
        throw invalid("The transfers that use this source_transaction are more than it is.", { param: "amount" });
      const made = transfer({
        id: state.newId("tr"),
        amount,
        created: state.now(),
        currency: params.required("currency"),
        destination,
        source_transaction: source.id,
        transfer_group: params.text("transfer_group"),
      });
      state.transfers.set(made.id, made);
      state.tell("transfer.created", made);
      return made;
    },
  },
  { at: "GET /v1/transfers/:id", params: [], run: ({ id }) => found(state.transfers, id) },
  {
    at: "POST /v1/transfers/:id/reversals",
    params: ["amount"],
    run({ id, params }) {
      const of = found(state.transfers, id);
      const amount = params.whole("amount");
      if (amount > of.amount - of.amount_reversed) throw invalid("Reversal amount is greater than the transfer's unreversed amount.");
      if (amount > bankedAt(state, String(of.destination)))
        throw invalid("The connected account has too little money for this reversal.", { code: "balance_insufficient" });
      of.amount_reversed += amount;
      of.reversed = of.amount_reversed === of.amount;
      state.tell("transfer.reversed", of);
      return reversal({ id: state.newId("trr"), amount, created: state.now(), currency: of.currency, transfer: id });
    },
  },
  {
    at: "GET /v1/balance",
    params: [],
    run: ({ account: of }) => amounts(of ? bankedAt(state, of) : platformHolds(state)),
  },
  {
    at: "GET /v1/disputes",
    params: ["payment_intent", "limit"],
    run: ({ params }) =>
      listOf(
        params,
        [...state.disputes.values()].filter(({ payment_intent }) => payment_intent === params.text("payment_intent")),
      ),
  },
  { at: "GET /v1/disputes/:id", params: [], run: ({ id }) => found(state.disputes, id) },
];

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);

/** What an account has that its bank doesn't have yet. */
const bankedAt = (state: FakeState, of: string): number =>
  sum(
    [...state.transfers.values()]
      .filter(({ destination, created }) => destination === of && created > state.now() - BANKED_AFTER_SECONDS)
      .map(({ amount, amount_reversed }) => amount - amount_reversed),
  );

const platformHolds = ({ charges, booked, transfers, disputes }: FakeState): number =>
  sum([...charges.values()].map(({ amount_captured, amount_refunded }) => amount_captured - amount_refunded)) -
  sum([...booked.values()].map(({ fee }) => fee)) -
  sum([...transfers.values()].map(({ amount, amount_reversed }) => amount - amount_reversed)) -
  sum(
    [...disputes.values()].map(({ status, amount, balance_transactions: [moved] }) => (status === "won" ? 0 : amount) + (moved?.fee ?? 0)),
  );
