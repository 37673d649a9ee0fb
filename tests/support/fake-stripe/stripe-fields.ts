import type { Stripe } from "stripe";

/** Things as Stripe writes them, with everything empty that our product doesn't use. The compiler compares each field with the library's types. */

type Made<T, K extends keyof T> = Pick<T, K> & Partial<T>;

const NO_ADDRESS = { address: null, email: null, name: null, phone: null, tax_id: null };

export const paymentIntent = (
  more: Made<Stripe.PaymentIntent, "id" | "amount" | "created" | "currency" | "metadata" | "capture_method">,
): Stripe.PaymentIntent =>
  ({
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    client_secret: `${more.id}_secret`,
    confirmation_method: "automatic",
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_group: null,
    ...more,
  }) satisfies Stripe.PaymentIntent;

export const charge = (
  more: Made<Stripe.Charge, "id" | "amount" | "created" | "currency" | "metadata" | "payment_intent">,
): Stripe.Charge =>
  ({
    object: "charge",
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: NO_ADDRESS,
    calculated_statement_descriptor: null,
    captured: false,
    customer: null,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_method: null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "succeeded",
    transfer_data: null,
    transfer_group: null,
    ...more,
  }) satisfies Stripe.Charge;

export const session = (
  more: Made<Stripe.Checkout.Session, "id" | "amount_total" | "created" | "currency" | "expires_at" | "url">,
): Stripe.Checkout.Session =>
  ({
    object: "checkout.session",
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: more.amount_total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: null,
    client_reference_id: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: null,
    customer_account: null,
    customer_creation: "if_required",
    customer_details: null,
    customer_email: null,
    discounts: [],
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: {},
    mode: "payment",
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: "if_required",
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    wallet_options: null,
    ...more,
  }) satisfies Stripe.Checkout.Session;

export const balanceTransaction = (
  more: Made<Stripe.BalanceTransaction, "id" | "amount" | "fee" | "created" | "currency" | "source">,
): Stripe.BalanceTransaction =>
  ({
    object: "balance_transaction",
    available_on: more.created,
    balance_type: "payments",
    description: null,
    exchange_rate: null,
    fee_details: [],
    net: more.amount - more.fee,
    reporting_category: "charge",
    status: "pending",
    type: "charge",
    ...more,
  }) satisfies Stripe.BalanceTransaction;

export const refund = (
  more: Made<Stripe.Refund, "id" | "amount" | "charge" | "created" | "currency" | "payment_intent" | "status">,
): Stripe.Refund =>
  ({
    object: "refund",
    balance_transaction: null,
    customer: null,
    customer_account: null,
    metadata: {},
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    transfer_reversal: null,
    ...more,
  }) satisfies Stripe.Refund;

export const transfer = (
  more: Made<Stripe.Transfer, "id" | "amount" | "created" | "currency" | "destination" | "source_transaction" | "transfer_group">,
): Stripe.Transfer =>
  ({
    object: "transfer",
    amount_reversed: 0,
    balance_transaction: null,
    description: null,
    livemode: false,
    metadata: {},
    reversals: { object: "list", data: [], has_more: false, url: `/v1/transfers/${more.id}/reversals` },
    reversed: false,
    source_type: "card",
    ...more,
  }) satisfies Stripe.Transfer;

export const reversal = (
  more: Made<Stripe.TransferReversal, "id" | "amount" | "created" | "currency" | "transfer">,
): Stripe.TransferReversal =>
  ({
    object: "transfer_reversal",
    balance_transaction: null,
    destination_payment_refund: null,
    metadata: {},
    source_refund: null,
    ...more,
  }) satisfies Stripe.TransferReversal;

export const customer = (more: Made<Stripe.Customer, "id" | "created" | "email">): Stripe.Customer =>
  ({
    object: "customer",
    balance: 0,
    default_source: null,
    description: null,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    shipping: null,
    ...more,
  }) satisfies Stripe.Customer;

const paymentMethod = (more: Made<Stripe.PaymentMethod, "id" | "created" | "customer" | "card">): Stripe.PaymentMethod =>
  ({
    object: "payment_method",
    billing_details: NO_ADDRESS,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
    ...more,
  }) satisfies Stripe.PaymentMethod;

export const dispute = (
  more: Made<
    Stripe.Dispute,
    "id" | "amount" | "charge" | "created" | "currency" | "payment_intent" | "balance_transactions" | "evidence_details"
  >,
): Stripe.Dispute =>
  ({
    object: "dispute",
    enhanced_eligibility_types: [],
    evidence: {} as Stripe.Dispute.Evidence,
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    reason: "fraudulent",
    status: "needs_response",
    ...more,
  }) satisfies Stripe.Dispute;

export const methodCard = (more: Made<Stripe.PaymentMethod, "id" | "created" | "customer">, last4: string): Stripe.PaymentMethod =>
  paymentMethod({
    ...more,
    card: {
      brand: "visa",
      checks: null,
      country: "US",
      display_brand: "visa",
      exp_month: 12,
      exp_year: 2034,
      fingerprint: null,
      funding: "credit",
      generated_from: null,
      last4,
      networks: null,
      regulated_status: null,
      three_d_secure_usage: null,
      wallet: null,
    },
  });

export const cardDetails = (last4: string, capture_before?: number): Stripe.Charge.PaymentMethodDetails =>
  ({
    type: "card",
    card: {
      amount_authorized: null,
      authorization_code: null,
      brand: "visa",
      checks: null,
      country: "US",
      electronic_commerce_indicator: null,
      exp_month: 12,
      exp_year: 2034,
      funding: "credit",
      installments: null,
      last4,
      mandate: null,
      network: "visa",
      network_token: null,
      network_transaction_id: null,
      regulated_status: null,
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
      ...(capture_before !== undefined && { capture_before }),
    },
  }) satisfies Stripe.Charge.PaymentMethodDetails;

/** An account that hasn't answered anything yet. */
export const account = (id: string, email: string | null): Stripe.Account =>
  ({
    id,
    object: "account",
    capabilities: { transfers: "inactive" },
    charges_enabled: false,
    details_submitted: false,
    email,
    payouts_enabled: false,
    requirements: requirements(["external_account", "individual.verification.document"]),
    type: "express",
  }) satisfies Stripe.Account;

export const requirements = (currently_due: string[]): Stripe.Account.Requirements =>
  ({
    alternatives: [],
    current_deadline: null,
    currently_due,
    disabled_reason: null,
    errors: [],
    eventually_due: currently_due,
    past_due: [],
    pending_verification: [],
  }) satisfies Stripe.Account.Requirements;

export const amounts = (cents: number): Stripe.Balance =>
  ({
    object: "balance",
    available: [{ amount: cents, currency: "usd", source_types: { card: cents } }],
    livemode: false,
    pending: [{ amount: 0, currency: "usd", source_types: { card: 0 } }],
  }) satisfies Stripe.Balance;
