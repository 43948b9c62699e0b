import { acceptsCurrency } from '@contract/rules/provider-currencies.ts';
import { t } from '@lingui/core/macro';
import type { CartOrderInput, PaymentMethod, PaymentMethods, PaymentProvider } from '@/api/generated/model.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { explainInvoice } from '@/lib/invoice-method.ts';

/** The payment method; none for a free plan. */
export type PayMethod = 'wallet' | 'invoice' | PaymentProvider;

/** How orders are taken on invoice; undefined while they are not. */
type InvoiceTerms = PaymentMethods['invoice'];

/** The demo's provider charges nothing: it pays for guests, who have no wallet; customers use theirs. */
export const listPayMethods = (
  methods: readonly PaymentMethod[],
  isSignedIn: boolean,
): { value: PayMethod; label: string }[] => [
  ...(isSignedIn ? [{ value: 'wallet' as const, label: t`Your wallet` }] : []),
  ...methods
    .filter(({ provider }) => !isSignedIn || provider !== 'demo')
    .map(({ provider, title }) => ({ value: provider, label: title })),
];

/** The methods that accept a second currency; the wallet never does. */
export const acceptingCurrency = <Method extends { value: PayMethod }>(
  methods: readonly Method[],
  currency: string | undefined,
): Method[] =>
  methods.filter(
    ({ value }) =>
      currency === undefined || (value !== 'wallet' && value !== 'invoice' && acceptsCurrency(value, currency)),
  );

/** By invoice, for customers with an account and orders up to a total. */
export function listInvoiceMethods(terms: InvoiceTerms, { isSignedIn, total }: { isSignedIn: boolean; total: number }) {
  const note = isSignedIn ? explainInvoice(terms, total) : undefined;
  return note === undefined ? [] : [{ value: 'invoice' as const, label: t`Invoice`, note }];
}

/** A payment method as part of an order. */
export const toMethodInput = (by: PayMethod | undefined): Pick<CartOrderInput, 'provider' | 'onInvoice'> => {
  if (by === undefined || by === 'wallet') return {};
  return by === 'invoice' ? { provider: 'manual', onInvoice: true } : { provider: by };
};

/** What is paid. */
export type Payable = 'order' | 'invoice';

/** What happens after the click. */
export function explainMethod(by: PayMethod, payable: Payable): string {
  const isOrder = payable === 'order';
  switch (by) {
    case 'wallet':
      return t`Paid from your wallet. You can download right away.`;
    case 'manual':
      return isOrder
        ? t`Send the transfer and enter its reference. You get the file once we confirm it.`
        : t`Send the transfer and enter its reference. We confirm it once it has arrived.`;
    case 'demo':
      return isOrder ? t`Nothing is charged, and you can download right away.` : t`Nothing is charged: this is a demo.`;
    default:
      return isOrder
        ? t`You’ll pay on our provider’s page, then download right away.`
        : t`You’ll pay on our provider’s page and come back here.`;
  }
}

type Details = { readonly email: string; readonly name: string };

/** The required fields of a guest. */
export function checkDetails({ email, name }: Details, isMisspelt: boolean): FieldProblems<'email' | 'name'> {
  return {
    ...(email.trim() === '' || isMisspelt || !email.includes('@')
      ? { email: t`Please enter a valid email address` }
      : {}),
    ...(name.trim() === '' ? { name: t`Please enter the name for the invoice` } : {}),
  };
}
