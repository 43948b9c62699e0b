import { REFUSALS } from '../../../shared/refusals.ts';
import type { ProviderName } from '../../db/schema-payments.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError, invalid } from '../../lib/errors.ts';
import type { PaymentKeys } from '../../payment-variables.ts';
import { findPaymentSettings } from './payment-settings.repository.ts';
import { demoProvider, manualProvider, type PaymentProvider } from './provider.adapter.ts';
import { createSslcommerz } from './sslcommerz.adapter.ts';
import { createStripe } from './stripe.adapter.ts';

export interface Method {
  provider: PaymentProvider;
  /** what customers read */
  title: string;
  /** how it is paid by hand */
  instructions: string | null;
}

const TITLES: Record<ProviderName, string> = {
  demo: 'Demo',
  manual: 'Transfer',
  stripe: 'Card',
  sslcommerz: 'Card or mobile banking',
};

/** Providers that report refunds made in their own dashboard, so that those are recorded without the owner. */
const REPORTING: readonly ProviderName[] = ['stripe'];

export const reportsRefunds = (name: ProviderName): boolean => REPORTING.includes(name);

/** A client keeps its connections, so each is made once for the settings it comes from. */
const opened = new WeakMap<PaymentKeys, PaymentProvider[]>();

/** Providers that work by keys in the environment, whatever the owner has written. */
export function connectedProviders(env: Pick<Deps['env'], 'demoData' | 'payments'>): PaymentProvider[] {
  const known = opened.get(env.payments);
  if (known) return known;
  const { stripe, sslcommerz } = env.payments;
  const providers = [
    ...(env.demoData ? [demoProvider] : []),
    ...(stripe ? [createStripe(stripe)] : []),
    ...(sslcommerz ? [createSslcommerz(sslcommerz)] : []),
  ];
  opened.set(env.payments, providers);
  return providers;
}

/** The ways to pay, the usual one first; what is switched off still answers for the payments that it has begun. */
export async function paymentMethods({ db, env }: Pick<Deps, 'db' | 'env'>): Promise<Method[]> {
  const settings = await findPaymentSettings(db);
  const off = settings?.switched_off ?? [];
  const offered = connectedProviders(env).filter(({ name }) => !off.includes(name));
  const methods = offered.map((provider) => ({
    provider,
    title: TITLES[provider.name],
    instructions: null as string | null,
  }));
  if (settings?.manual_enabled && !off.includes('manual')) {
    const { manual_title: title, manual_instructions: instructions } = settings;
    methods.push({ provider: manualProvider, title, instructions });
  }
  return methods;
}

/** Whether customers can pay at all: what the first-run guide asks. */
export async function isPaymentConnected(deps: Pick<Deps, 'db' | 'env'>): Promise<boolean> {
  return (await paymentMethods(deps)).length > 0;
}

/** How a provider is called for customers, also one that is not connected any more. */
export async function titleOf({ db }: Pick<Deps, 'db'>, name: ProviderName): Promise<string> {
  const settings = name === 'manual' ? await findPaymentSettings(db) : undefined;
  return settings?.manual_title || TITLES[name];
}

/** The demo's provider takes nothing, so it pays no orders. @throws AppError 400 for a provider that is not offered */
export async function chooseForOrder(deps: Pick<Deps, 'db' | 'env'>, name: ProviderName): Promise<PaymentProvider> {
  const chosen = (await paymentMethods(deps)).find(({ provider }) => provider.name === name);
  if (!chosen || name === 'demo') throw invalid('provider', REFUSALS.providerUnknown);
  return chosen.provider;
}

/** A guest of the demo has no wallet, so its provider pays. @throws AppError 400 for a provider that is not offered */
export async function chooseForGuest(deps: Pick<Deps, 'db' | 'env'>, name: ProviderName): Promise<PaymentProvider> {
  const chosen = (await paymentMethods(deps)).find(({ provider }) => provider.name === name);
  if (!chosen) throw invalid('provider', REFUSALS.providerUnknown);
  return chosen.provider;
}

/** @throws AppError 503 when nobody takes money, 400 for a provider that is not offered */
export async function chooseMethod(
  deps: Pick<Deps, 'db' | 'env'>,
  name: ProviderName | undefined,
): Promise<PaymentProvider> {
  const methods = await paymentMethods(deps);
  const [usual] = methods;
  if (!usual) throw new AppError(503, 'unavailable', REFUSALS.paymentsClosed);
  if (name === undefined) return usual.provider;
  const chosen = methods.find(({ provider }) => provider.name === name);
  if (!chosen) throw invalid('provider', REFUSALS.providerUnknown);
  return chosen.provider;
}
