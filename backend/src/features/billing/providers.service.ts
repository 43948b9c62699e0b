import type { Kysely } from 'kysely';
import type { Currency, PaymentMethods } from '../../../../contract/generated/model.ts';
import type { Message } from '../../../../contract/i18n/message.ts';
import { toBuyerCurrency } from '../../../../contract/rules/buyer-currency.ts';
import { PAID_TITLES, PROVIDER_TITLES } from '../../../../contract/rules/provider-titles.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Database, ProviderName } from '../../db/schema.ts';
import { findShopCurrencies } from '../../db/shop-currency.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError, invalid } from '../../lib/errors.ts';
import type { PaymentKeys } from '../../payment-variables.ts';
import { findPaymentSettings } from './payment-settings.repository.ts';
import { demoProvider, manualProvider, type PaymentProvider } from './provider.adapter.ts';
import { createSslcommerz } from './sslcommerz.adapter.ts';
import { createStripe } from './stripe.adapter.ts';

export interface PaymentMethod {
  name: ProviderName;
  /** shown to customers */
  title: string;
  /** payment instructions for a manual transfer */
  instructions: string | null;
}

/** Providers that report refunds made in their own dashboard, which are then recorded without the owner. */
const REFUND_REPORTING_PROVIDERS: readonly ProviderName[] = ['stripe'];

export const reportsRefunds = (name: ProviderName): boolean => REFUND_REPORTING_PROVIDERS.includes(name);

type ProviderEnv = Pick<Deps['env'], 'demoData' | 'payments'>;

/** Names of providers with keys in the environment, whatever the owner's settings; the default first. */
export const listConnectedNames = ({ demoData, payments }: ProviderEnv): ProviderName[] => [
  ...(demoData ? (['demo'] as const) : []),
  ...(payments.stripe ? (['stripe'] as const) : []),
  ...(payments.sslcommerz ? (['sslcommerz'] as const) : []),
];

/** A client keeps its connections, so it is created once per settings. */
const providerCache = new WeakMap<PaymentKeys, PaymentProvider[]>();

/** The providers of `listConnectedNames`. */
export function connectedProviders(env: ProviderEnv): PaymentProvider[] {
  const cached = providerCache.get(env.payments);
  if (cached) return cached;
  const { stripe, sslcommerz } = env.payments;
  const providers = [
    ...(env.demoData ? [demoProvider] : []),
    ...(stripe ? [createStripe(stripe)] : []),
    ...(sslcommerz ? [createSslcommerz(sslcommerz)] : []),
  ];
  providerCache.set(env.payments, providers);
  return providers;
}

/** The payment methods, default first; a disabled one still handles the payments it has started. */
export async function listPaymentMethods({ db, env }: Pick<Deps, 'db' | 'env'>): Promise<PaymentMethod[]> {
  const settings = await findPaymentSettings(db);
  const off = settings?.switched_off ?? [];
  const enabled = listConnectedNames(env).filter((name) => !off.includes(name));
  const methods: PaymentMethod[] = enabled.map((name) => ({
    name,
    title: String(PROVIDER_TITLES[name]),
    instructions: null,
  }));
  if (settings?.manual_enabled && !off.includes('manual')) {
    const { manual_title: title, manual_instructions: instructions } = settings;
    methods.push({ name: 'manual', title, instructions });
  }
  return methods;
}

/** @throws AppError 400 for a provider that is not offered */
async function getOfferedProvider(deps: Pick<Deps, 'db' | 'env'>, name: ProviderName): Promise<PaymentProvider> {
  const isOffered = (await listPaymentMethods(deps)).some((method) => method.name === name);
  const provider = [...connectedProviders(deps.env), manualProvider].find((candidate) => candidate.name === name);
  if (!isOffered || !provider) throw invalid('provider', REFUSALS.providerUnknown);
  return provider;
}

/** Whether customers can pay at all; used by the setup guide. */
export async function hasPaymentMethod(deps: Pick<Deps, 'db' | 'env'>): Promise<boolean> {
  return (await listPaymentMethods(deps)).length > 0;
}

async function findTitle(
  { db }: Pick<Deps, 'db'>,
  name: ProviderName,
  titles: Readonly<Record<ProviderName, Message>>,
): Promise<string> {
  const settings = name === 'manual' ? await findPaymentSettings(db) : undefined;
  return settings?.manual_title || String(titles[name]);
}

/** Customer-facing name of a payment method, including that of a provider no longer connected. */
export const getProviderTitle = (deps: Pick<Deps, 'db'>, name: ProviderName): Promise<string> =>
  findTitle(deps, name, PROVIDER_TITLES);

/** Customer-facing name of the method with which something was paid. */
export const getPaidTitle = (deps: Pick<Deps, 'db'>, name: ProviderName): Promise<string> =>
  findTitle(deps, name, PAID_TITLES);

/**
 * The demo provider charges nothing, so it cannot pay for orders. @throws AppError 400 for a provider that is not
 * offered
 */
export async function getOrderProvider(deps: Pick<Deps, 'db' | 'env'>, name: ProviderName): Promise<PaymentProvider> {
  if (name === 'demo') throw invalid('provider', REFUSALS.providerUnknown);
  return getOfferedProvider(deps, name);
}

/** A demo guest has no wallet, so the demo provider pays. @throws AppError 400 for a provider that is not offered */
export const getGuestOrderProvider = getOfferedProvider;

/** @throws AppError 503 when no payment method is available, 400 for a provider that is not offered */
export async function getTopUpProvider(
  deps: Pick<Deps, 'db' | 'env'>,
  name: ProviderName | undefined,
): Promise<PaymentProvider> {
  const [defaultMethod] = await listPaymentMethods(deps);
  if (!defaultMethod) throw new AppError(503, 'unavailable', REFUSALS.paymentsClosed);
  return getOfferedProvider(deps, name ?? defaultMethod.name);
}

/** The currency of a buyer's country, in a shop that sells in two. */
export async function suggestCurrency(
  db: Kysely<Database>,
  country: string | null,
): Promise<Pick<PaymentMethods, 'currency'>> {
  const { currency, second } = await findShopCurrencies(db);
  if (second === null) return {};
  return { currency: toBuyerCurrency(country, { currency: currency as Currency, second: second as Currency }) };
}
