import type { OperationId } from '../generated/operations.ts';
import type { Language } from '../rules/languages.ts';
import { toMessage, toText } from './message.ts';

const ORDER = ['paid_by.title', 'payment.title'];

/**
 * Where answers of customers' calls have texts of ours that handlers leave in English: outcomes are stored, replayed and
 * compared in English. A text of the owner's own, such as the name of the bank transfer, stays as it is.
 */
const TEXTS: Readonly<Partial<Record<OperationId, readonly string[]>>> = {
  listPaymentMethods: ['items.*.title'],
  getPayment: ['title'],
  reportTransfer: ['title'],
  addFunds: ['payment.title'],
  getOrder: ORDER,
  createOrder: ORDER,
  joinGuestOrder: ORDER,
  getGuestOrder: ORDER.map((path) => `order.${path}`),
  reportGuestTransfer: ORDER.map((path) => `order.${path}`),
  createGuestOrder: ORDER.map((path) => `order.order.${path}`),
  getDashboardSummary: ['recentOrders.*.product_name', 'recentDownloads.*.product_name'], // samples
  requestGuestLink: ['message'],
  requestPasswordReset: ['message'],
  confirmPasswordReset: ['message'],
  confirmEmail: ['message'],
  acceptInvitation: ['message'],
  subscribeToNewsletter: ['message'],
  confirmNewsletter: ['message'],
  unsubscribeFromNewsletter: ['message'],
};

function translateAt(value: unknown, [key, ...rest]: readonly string[], language: Language): unknown {
  if (key === undefined) return typeof value === 'string' ? toText(language, toMessage(value)) : value;
  if (Array.isArray(value)) return value.map((item) => translateAt(item, rest, language));
  if (typeof value !== 'object' || value === null || !(key in value)) return value;
  return { ...value, [key]: translateAt(Reflect.get(value, key), rest, language) };
}

/** The body of a successful answer in the language of its call. */
export const localiseAnswer = <Body>(operation: OperationId, body: Body, language: Language): Body =>
  language === 'en'
    ? body
    : ((TEXTS[operation] ?? []).reduce<unknown>(
        (part, path) => translateAt(part, path.split('.'), language),
        body,
      ) as Body);
