import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { SslcommerzSettings } from '../../payment-variables.ts';
import {
  type Finding,
  type PaymentProvider,
  RefundRefused,
  UnusableNotification,
  UnverifiedNotification,
} from './provider.adapter.ts';

const LONGEST_MS = 10_000;

const begun = z.object({
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
});
type Told = z.output<typeof transaction>;

const found = z.object({ APIConnect: z.string(), element: z.array(transaction).optional() });
const refunded = z.object({
  APIConnect: z.string(),
  status: z.string().optional(),
  errorReason: z.string().optional(),
});

/** '25.50' as 2550; NaN for an invalid amount. */
function toMinor(text: string): number {
  return /^\d{1,12}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN;
}

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** Their signature: the named fields and the password's hash, sorted by name. */
function signatureOf(fields: URLSearchParams, storePassword: string): string {
  const names = (fields.get('verify_key') ?? '').split(',').filter(Boolean);
  const values = new Map(names.map((name) => [name, fields.get(name) ?? '']));
  values.set('store_passwd', md5(storePassword));
  const sorted = [...values].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return md5(sorted.map(([name, value]) => `${name}=${value}`).join('&'));
}

function isSigned(fields: URLSearchParams, storePassword: string): boolean {
  const given = Buffer.from(fields.get('verify_sign') ?? '');
  const wanted = Buffer.from(signatureOf(fields, storePassword));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

const PAID = ['VALID', 'VALIDATED'];

/** Only the provider's own server is trusted; `event` is the same whichever way we received it. */
function fromTransaction(told: Told): Finding | null {
  const state = PAID.includes(told.status) ? 'paid' : stateOf(told.status);
  if (!state) return null;
  const amount = toMinor(told.currency_amount ?? told.amount);
  return {
    event: `${told.tran_id}:${told.val_id ?? ''}:${state}`,
    kind: told.status,
    reference: told.tran_id,
    state,
    amountMinor: Number.isNaN(amount) ? 0 : amount,
    currency: told.currency_type ?? told.currency ?? '',
    risky: String(told.risk_level ?? '0') === '1',
    ...(state === 'failed' ? { reason: 'The bank or wallet declined it.' } : {}),
    body: JSON.stringify(told),
  };
}

function stateOf(status: string): 'failed' | 'expired' | null {
  if (status === 'FAILED' || status === 'CANCELLED') return 'failed';
  return status === 'EXPIRED' ? 'expired' : null;
}

/**
 * SSLCommerz, version 4. Our own client, because the official one hard-codes its hosts. Tested only against our
 * simulator, never against their sandbox. The content of a notification is never trusted: the payment is validated at
 * their server, which they require.
 */
export function createSslcommerz({ storeId, storePassword, apiUrl }: SslcommerzSettings): PaymentProvider {
  const keys = { store_id: storeId, store_passwd: storePassword };

  async function ask<Shape extends z.ZodType>(path: string, fields: Record<string, string>, shape: Shape) {
    const query = new URLSearchParams({ ...fields, ...keys, v: '1', format: 'json' });
    const response = await fetch(`${apiUrl}${path}?${query}`, { signal: AbortSignal.timeout(LONGEST_MS) });
    if (!response.ok) throw new Error(`SSLCommerz answered ${response.status}`);
    return shape.parse(await response.json());
  }
  const validated = async (valId: string): Promise<Told | undefined> => {
    const answer = await ask('/validator/api/validationserverAPI.php', { val_id: valId }, z.unknown());
    // A validation unknown to their server has only a status.
    const { success, data, error } = transaction.safeParse(answer);
    if (!success) throw new UnusableNotification('SSLCommerz does not know this validation', { cause: error });
    return data;
  };
  const transactions = async (code: string) =>
    (await ask('/validator/api/merchantTransIDvalidationAPI.php', { tran_id: code }, found)).element ?? [];
  /** One payment may have several attempts; the paid one counts. */
  const lookUp = async (code: string): Promise<Told | undefined> => {
    const all = await transactions(code);
    return all.find(({ status }) => PAID.includes(status)) ?? all.at(-1);
  };

  return {
    name: 'sslcommerz',
    prefix: 'SSLC',

    begin: async ({ id, code, amountMinor, currency, customer, hooksUrl }) => {
      const back = `${hooksUrl}/return/${id}`;
      const body = new URLSearchParams({
        ...keys,
        total_amount: (amountMinor / 100).toFixed(2),
        currency,
        tran_id: code,
        value_a: id,
        success_url: back,
        fail_url: back,
        cancel_url: back,
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
      const signal = AbortSignal.timeout(LONGEST_MS);
      const response = await fetch(`${apiUrl}/gwprocess/v4/api.php`, { method: 'POST', body, signal });
      if (!response.ok) throw new Error(`SSLCommerz answered ${response.status}`);
      const { status, GatewayPageURL, failedreason } = begun.parse(await response.json());
      if (status !== 'SUCCESS' || !GatewayPageURL) throw new Error(`SSLCommerz refused: ${failedreason ?? status}`);
      return { reference: code, checkoutUrl: GatewayPageURL };
    },

    readNotification: async ({ body }) => {
      const fields = new URLSearchParams(body.toString('utf8'));
      if (!isSigned(fields, storePassword)) throw new UnverifiedNotification('The signature is wrong');
      const [code, valId] = [fields.get('tran_id') ?? '', fields.get('val_id')];
      const told = valId ? await validated(valId) : await lookUp(code);
      if (!told || told.tran_id !== code) return null;
      return fromTransaction(told);
    },

    look: async ({ code }) => {
      const told = await lookUp(code);
      return told ? fromTransaction(told) : null;
    },

    refund: async ({ reference }, amountMinor, key) => {
      const told = await lookUp(reference);
      if (!told?.bank_tran_id) throw new RefundRefused('SSLCommerz has no transaction for this payment.');
      const { status, errorReason } = await ask(
        '/validator/api/merchantTransIDvalidationAPI.php',
        {
          bank_tran_id: told.bank_tran_id,
          refund_trans_id: key,
          refund_amount: (amountMinor / 100).toFixed(2),
          refund_remarks: key,
          refe_id: key,
        },
        refunded,
      );
      if (status === 'failed') throw new RefundRefused(`SSLCommerz: ${errorReason || 'declined without a reason'}.`);
      if (status !== 'success' && status !== 'processing') throw new Error(`SSLCommerz answered ${status}`);
    },
  };
}
