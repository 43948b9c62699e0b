import type Stripe from 'stripe';
import type { SimulatedPayment } from './books.ts';

// Complete objects in the types of the official SDK, which Stripe generates from its published OpenAPI file: a missing
// field or a value of another type does not compile.

/** The time as Stripe writes it. */
export const seconds = () => Math.floor(Date.now() / 1000);
const DAY = 86_400;

const STATUS = { open: 'open', failed: 'open', paid: 'complete', expired: 'expired' } as const;

/** A Checkout Session. @param base URL of the simulator's pages */
export function sessionOf(payment: SimulatedPayment, base: string): Stripe.Checkout.Session {
  const { id, paymentId, amountMinor, currency, status, returnUrl, email } = payment;
  const created = seconds();
  return {
    id,
    object: 'checkout.session',
    mode: 'payment',
    ui_mode: 'hosted_page',
    livemode: false,
    created,
    expires_at: created + DAY,
    client_reference_id: paymentId,
    metadata: { payment: paymentId },
    amount_total: amountMinor,
    amount_subtotal: amountMinor,
    currency: currency.toLowerCase(),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    payment_intent: `pi_${id}`,
    payment_status: status === 'paid' ? 'paid' : 'unpaid',
    status: STATUS[status],
    payment_method_types: ['card'],
    payment_method_options: {},
    payment_method_collection: 'if_required',
    allowed_payment_method_types: null,
    payment_method_configuration_details: null,
    payment_link: null,
    success_url: returnUrl,
    cancel_url: returnUrl,
    url: status === 'open' ? `${base}/checkout/${id}` : null,
    customer_email: email,
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: {
      address: { country: 'DE', city: null, line1: null, line2: null, postal_code: null, state: null },
      business_name: null,
      email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    collected_information: null,
    consent: null,
    consent_collection: null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    invoice_creation: null,
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    billing_address_collection: null,
    client_secret: null,
    currency_conversion: null,
    custom_fields: [],
    discounts: [],
    invoice: null,
    locale: null,
    integration_identifier: null,
    managed_payments: null,
    origin_context: null,
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    submit_type: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    subscription: null,
    wallet_options: null,
  };
}

/** A refund under the shop's idempotency key. */
export function refundOf(
  payment: SimulatedPayment,
  key: string,
  { id, amountMinor }: { id: string; amountMinor: number },
): Stripe.Refund {
  return {
    id,
    object: 'refund',
    status: 'succeeded',
    amount: amountMinor,
    currency: payment.currency.toLowerCase(),
    charge: `ch_${payment.id}`,
    payment_intent: `pi_${payment.id}`,
    created: seconds(),
    metadata: { key },
    balance_transaction: null,
    customer: null,
    customer_account: null,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    transfer_reversal: null,
  };
}

/** The charge behind a payment. */
export function chargeOf(payment: SimulatedPayment): Stripe.Charge {
  const { id, paymentId, amountMinor, refundedMinor, currency, status, dispute } = payment;
  const isPaid = status === 'paid';
  return {
    id: `ch_${id}`,
    object: 'charge',
    livemode: false,
    created: seconds(),
    metadata: { payment: paymentId },
    amount: amountMinor,
    amount_captured: isPaid ? amountMinor : 0,
    amount_refunded: refundedMinor,
    currency: currency.toLowerCase(),
    captured: isPaid,
    paid: isPaid,
    status: isPaid ? 'succeeded' : 'failed',
    refunded: isPaid && refundedMinor === amountMinor,
    disputed: dispute !== undefined,
    payment_intent: `pi_${id}`,
    payment_method: null,
    payment_method_details: null,
    balance_transaction: null,
    billing_details: { address: null, email: payment.email, name: null, phone: null, tax_id: null },
    application: null,
    application_fee: null,
    application_fee_amount: null,
    on_behalf_of: null,
    calculated_statement_descriptor: null,
    customer: null,
    description: payment.code,
    fraud_details: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    outcome: null,
    review: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_data: null,
    transfer_group: null,
  };
}

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  enhanced_evidence: {},
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** A dispute about everything not refunded yet; there is at most one. */
export function disputeOf(payment: SimulatedPayment): Stripe.Dispute {
  const { id, amountMinor, refundedMinor, currency, dispute = 'needs_response' } = payment;
  const created = seconds();
  return {
    id: `dp_${id}`,
    object: 'dispute',
    livemode: false,
    created,
    metadata: {},
    status: dispute,
    charge: `ch_${id}`,
    payment_intent: `pi_${id}`,
    reason: 'fraudulent',
    is_charge_refundable: false,
    amount: amountMinor - refundedMinor,
    currency: currency.toLowerCase(),
    balance_transactions: [],
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    intended_submission_method: null,
    evidence_details: {
      due_by: created + 7 * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
  };
}

/** The simulated version of Stripe's events. */
const API_VERSION = '2025-01-01';

/** Fields of every event; its `object` is one of those above. */
export function eventOf(type: Stripe.Event.Type, object: Stripe.Event.Data.Object) {
  const event: Omit<Stripe.Event, 'type' | 'data'> & { type: Stripe.Event.Type; data: Stripe.Event.Data } = {
    id: `evt_${crypto.randomUUID().replaceAll('-', '')}`,
    object: 'event',
    api_version: API_VERSION,
    created: seconds(),
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
    data: { object },
  };
  return event;
}
