import { REFUSALS } from '../../../shared/refusals.ts';
import type { ProviderName } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError, invalid } from '../../lib/errors.ts';
import type { PaymentKeys } from '../../payment-variables.ts';
import { findPaymentSettings } from './payment-settings.repository.ts';
import { demoProvider, manualProvider, type PaymentProvider } from './provider.adapter.ts';
import { createSslcommerz } from './sslcommerz.adapter.ts';
import { createStripe } from './stripe.adapter.ts';

export interface Method {
  provider: PaymentProvider;
  /** shown to customers */
  title: string;
  /** payment instructions for a manual transfer */
  instructions: string | null;
}

const TITLES: Record<ProviderName, string> = {
  demo: 'Demo',
  manual: 'Transfer',
  stripe: 'Card',
  sslcommerz: 'Card or mobile banking',
};

/** Providers that report refunds made in their own dashboard, which are then recorded without the owner. */
const REPORTING: readonly ProviderName[] = ['stripe'];

export const reportsRefunds = (name: ProviderName): boolean => REPORTING.includes(name);

/** A client keeps its connections, so it is created once per settings. */
const opened = new WeakMap<PaymentKeys, PaymentProvider[]>();

/** Providers with keys in the environment, whatever the owner's settings. */
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

/** The payment methods, default first; a disabled one still handles the payments it has started. */
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

/** Whether customers can pay at all; used by the setup guide. */
export async function isPaymentConnected(deps: Pick<Deps, 'db' | 'env'>): Promise<boolean> {
  return (await paymentMethods(deps)).length > 0;
}

/** A provider's name for customers, including providers no longer connected. */
export async function titleOf({ db }: Pick<Deps, 'db'>, name: ProviderName): Promise<string> {
  const settings = name === 'manual' ? await findPaymentSettings(db) : undefined;
  return settings?.manual_title || TITLES[name];
}

/**
 * The demo provider charges nothing, so it cannot pay for orders. @throws AppError 400 for a provider that is not
 * offered
 */
export async function chooseForOrder(deps: Pick<Deps, 'db' | 'env'>, name: ProviderName): Promise<PaymentProvider> {
  const chosen = (await paymentMethods(deps)).find(({ provider }) => provider.name === name);
  if (!chosen || name === 'demo') throw invalid('provider', REFUSALS.providerUnknown);
  return chosen.provider;
}

/** A demo guest has no wallet, so the demo provider pays. @throws AppError 400 for a provider that is not offered */
export async function chooseForGuest(deps: Pick<Deps, 'db' | 'env'>, name: ProviderName): Promise<PaymentProvider> {
  const chosen = (await paymentMethods(deps)).find(({ provider }) => provider.name === name);
  if (!chosen) throw invalid('provider', REFUSALS.providerUnknown);
  return chosen.provider;
}

/** @throws AppError 503 when no payment method is available, 400 for a provider that is not offered */
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
