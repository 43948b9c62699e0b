import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { toAmount, toCents } from '../../../../contract/rules/money.ts';
import type { SslcommerzSettings } from '../../payment-variables.ts';
import {
  type PaymentProvider,
  type ProviderStatus,
  RefundRejected,
  UnusableWebhook,
  UnverifiedWebhook,
} from './provider.adapter.ts';

const TIMEOUT_MS = 10_000;

const sessionResponse = z.object({
  status: z.string(),
  failedreason: z.string().optional(),
  GatewayPageURL: z.string().optional(),
});

/** A transaction as returned by validation and query; amounts are decimal strings. */
const transaction = z.object({
  status: z.string(),
  tran_id: z.string(),
  val_id: z.string().optional(),
  bank_tran_id: z.string().optional(),
  amount: z.string(),
  currency: z.string().optional(),
  /** the requested currency, when the store settles in another one */
  currency_type: z.string().optional(),
  currency_amount: z.string().optional(),
  risk_level: z.union([z.string(), z.number()]).optional(),
  // Only evidence: a payment counts whatever its form.
  card_issuer_country_code: z.string().optional().catch(undefined),
});
type GatewayTransaction = z.output<typeof transaction>;

const lookupResponse = z.object({ APIConnect: z.string(), element: z.array(transaction).optional() });
const refundResponse = z.object({
  APIConnect: z.string(),
  status: z.string().optional(),
  errorReason: z.string().optional(),
});

/** '25.50' as 2550; NaN for an invalid amount. */
function toMinor(text: string): number {
  return /^\d{1,12}(\.\d{1,2})?$/.test(text) ? toCents(Number(text)) : Number.NaN;
}

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** Their signature: the named fields and the password's hash, sorted by name. */
function computeSignature(fields: URLSearchParams, storePassword: string): string {
  const names = (fields.get('verify_key') ?? '').split(',').filter(Boolean);
  const values = new Map(names.map((name) => [name, fields.get(name) ?? '']));
  values.set('store_passwd', md5(storePassword));
  const sorted = [...values].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return md5(sorted.map(([name, value]) => `${name}=${value}`).join('&'));
}

function isSigned(fields: URLSearchParams, storePassword: string): boolean {
  const receivedSignature = Buffer.from(fields.get('verify_sign') ?? '');
  const expectedSignature = Buffer.from(computeSignature(fields, storePassword));
  return receivedSignature.length === expectedSignature.length && timingSafeEqual(receivedSignature, expectedSignature);
}

const PAID_STATUSES = ['VALID', 'VALIDATED'];

/** Only the provider's own server is trusted; `event` is the same whichever way we received it. */
function toProviderStatus(gatewayTransaction: GatewayTransaction): ProviderStatus | null {
  const state = PAID_STATUSES.includes(gatewayTransaction.status) ? 'paid' : toUnpaidState(gatewayTransaction.status);
  if (!state) return null;
  const amount = toMinor(gatewayTransaction.currency_amount ?? gatewayTransaction.amount);
  return {
    event: `${gatewayTransaction.tran_id}:${gatewayTransaction.val_id ?? ''}:${state}`,
    kind: gatewayTransaction.status,
    reference: gatewayTransaction.tran_id,
    state,
    amountMinor: Number.isNaN(amount) ? 0 : amount,
    currency: gatewayTransaction.currency_type ?? gatewayTransaction.currency ?? '',
    isRisky: String(gatewayTransaction.risk_level ?? '0') === '1',
    country: gatewayTransaction.card_issuer_country_code,
    ...(state === 'failed' ? { reason: 'The bank or wallet declined it.' } : {}),
    body: JSON.stringify(gatewayTransaction),
  };
}

function toUnpaidState(status: string): 'failed' | 'expired' | null {
  if (status === 'FAILED' || status === 'CANCELLED') return 'failed';
  return status === 'EXPIRED' ? 'expired' : null;
}

/**
 * SSLCommerz, version 4. Our own client, because the official one hard-codes its hosts. Tested only against our
 * simulator, never against their sandbox. The content of a notification is never trusted: the payment is validated at
 * their server, which they require.
 */
export function createSslcommerz({ storeId, storePassword, apiUrl }: SslcommerzSettings): PaymentProvider {
  const credentials = { store_id: storeId, store_passwd: storePassword };

  async function callApi<Shape extends z.ZodType>(path: string, fields: Record<string, string>, shape: Shape) {
    const query = new URLSearchParams({ ...fields, ...credentials, v: '1', format: 'json' });
    const response = await fetch(`${apiUrl}${path}?${query}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`SSLCommerz answered ${response.status}`);
    return shape.parse(await response.json());
  }
  const fetchValidation = async (valId: string): Promise<GatewayTransaction | undefined> => {
    const answer = await callApi('/validator/api/validationserverAPI.php', { val_id: valId }, z.unknown());
    // A validation unknown to their server has only a status.
    const { success, data, error } = transaction.safeParse(answer);
    if (!success) throw new UnusableWebhook('Unknown SSLCommerz validation', { cause: error });
    return data;
  };
  const fetchTransactions = async (code: string) =>
    (await callApi('/validator/api/merchantTransIDvalidationAPI.php', { tran_id: code }, lookupResponse)).element ?? [];
  /** One payment may have several attempts; the paid one counts. */
  const fetchTransaction = async (code: string): Promise<GatewayTransaction | undefined> => {
    const all = await fetchTransactions(code);
    return all.find(({ status }) => PAID_STATUSES.includes(status)) ?? all.at(-1);
  };

  return {
    name: 'sslcommerz',
    prefix: 'SSLC',

    start: async ({ id, code, amountMinor, currency, customer, hooksUrl, language }) => {
      const callbackUrl = `${hooksUrl}/return/${id}/${language}`;
      const body = new URLSearchParams({
        ...credentials,
        total_amount: toAmount(amountMinor).toFixed(2),
        currency,
        tran_id: code,
        value_a: id,
        success_url: callbackUrl,
        fail_url: callbackUrl,
        cancel_url: callbackUrl,
        ipn_url: `${hooksUrl}/sslcommerz`,
        cus_name: customer.name,
        cus_email: customer.email,
        cus_phone: '-',
        cus_add1: '-',
        cus_city: '-',
        cus_country: 'Bangladesh',
        shipping_method: 'NO',
        num_of_item: '1',
        product_name: code,
        product_category: 'software',
        product_profile: 'non-physical-goods',
      });
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(`${apiUrl}/gwprocess/v4/api.php`, { method: 'POST', body, signal });
      if (!response.ok) throw new Error(`SSLCommerz answered ${response.status}`);
      const { status, GatewayPageURL, failedreason } = sessionResponse.parse(await response.json());
      if (status !== 'SUCCESS' || !GatewayPageURL) throw new Error(`SSLCommerz refused: ${failedreason ?? status}`);
      return { reference: code, checkoutUrl: GatewayPageURL };
    },

    parseWebhook: async ({ body }) => {
      const fields = new URLSearchParams(body.toString('utf8'));
      if (!isSigned(fields, storePassword)) throw new UnverifiedWebhook('The signature is wrong');
      const [code, valId] = [fields.get('tran_id') ?? '', fields.get('val_id')];
      const gatewayTransaction = valId ? await fetchValidation(valId) : await fetchTransaction(code);
      if (!gatewayTransaction || gatewayTransaction.tran_id !== code) return null;
      return toProviderStatus(gatewayTransaction);
    },

    poll: async ({ code }) => {
      const gatewayTransaction = await fetchTransaction(code);
      return gatewayTransaction ? toProviderStatus(gatewayTransaction) : null;
    },

    refund: async ({ reference }, amountMinor, key) => {
      const gatewayTransaction = await fetchTransaction(reference);
      if (!gatewayTransaction?.bank_tran_id)
        throw new RefundRejected('SSLCommerz has no transaction for this payment.');
      const { status, errorReason } = await callApi(
        '/validator/api/merchantTransIDvalidationAPI.php',
        {
          bank_tran_id: gatewayTransaction.bank_tran_id,
          refund_trans_id: key,
          refund_amount: toAmount(amountMinor).toFixed(2),
          refund_remarks: key,
          refe_id: key,
        },
        refundResponse,
      );
      if (status === 'failed') throw new RefundRejected(`SSLCommerz: ${errorReason || 'declined without a reason'}.`);
      if (status !== 'success' && status !== 'processing') throw new Error(`SSLCommerz answered ${status}`);
    },
  };
}
