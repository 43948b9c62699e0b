import { findPayment } from './payments.repository.ts';
import { pageOf } from './payments.service.ts';
import { type Notification, UnverifiedNotification } from './provider.adapter.ts';
import { connectedProviders } from './providers.service.ts';
import { type SettlementParts, settle } from './settlement.service.ts';

/** `taken`: it is stored or none of our business. Everything that throws is asked for again by the provider. */
export type Receipt = 'taken' | 'unverified' | 'unknown';

/** Takes in what a provider sends; nothing counts before the provider's own proof. */
export async function receiveNotification(
  parts: SettlementParts,
  name: string,
  notification: Notification,
): Promise<Receipt> {
  const provider = connectedProviders(parts.env).find((one) => one.name === name);
  if (!provider?.readNotification) return 'unknown';
  try {
    const finding = await provider.readNotification(notification);
    if (finding && !(await settle(parts, provider.name, finding))) {
      parts.log.warn('A notification names a payment that is not here', { provider: name, kind: finding.kind });
    }
    return 'taken';
  } catch (error) {
    if (!(error instanceof UnverifiedNotification)) throw error;
    parts.log.warn('A notification was not from the provider', { provider: name });
    return 'unverified';
  }
}

/** Where a customer goes on who comes back from a provider. */
export async function returnPath({ db }: Pick<SettlementParts, 'db'>, id: string): Promise<string> {
  const known = /^[0-9a-f-]{36}$/.test(id) ? await findPayment(db, id) : undefined;
  return known ? pageOf(db, known) : '/dashboard/wallet';
}
