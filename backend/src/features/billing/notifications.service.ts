import { REFUSALS } from '../../../shared/refusals.ts';
import type { ProviderName } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { databaseError } from '../../http/database-errors.ts';
import { AppError } from '../../lib/errors.ts';
import { findPayment } from './payments.repository.ts';
import { pageOf } from './payments.service.ts';
import { type Finding, type Notification, UnusableNotification, UnverifiedNotification } from './provider.adapter.ts';
import { connectedProviders } from './providers.service.ts';
import { type SettlementParts, settle } from './settlement.service.ts';

/** `taken`: stored, or not for this shop. If anything throws, the provider sends it again. */
export type Receipt = 'taken' | 'unverified' | 'unknown';

/** Kinds already logged by this server, because providers repeat notifications. */
const reported = new WeakMap<Deps['log'], Set<string>>();

/** Maximum number of kinds remembered. */
const MOST_REPORTED = 200;

/** Logs an unhandled kind of notification once. */
function reportOnce(
  log: Deps['log'],
  message: string,
  fields: { provider: string; kind: string },
  error?: unknown,
): void {
  const known = reported.get(log) ?? new Set();
  reported.set(log, known);
  const key = `${message} ${fields.provider} ${fields.kind}`;
  if (known.has(key) || known.size >= MOST_REPORTED) return;
  known.add(key);
  log.warn(message, error === undefined ? fields : { ...fields, error });
}

/**
 * Receives a provider's notification; it has no effect until the provider has verified it.
 * @throws AppError 503 when the provider does not answer the verification request, so that it sends the notification
 * again
 */
export async function receiveNotification(
  parts: SettlementParts,
  name: string,
  notification: Notification,
): Promise<Receipt> {
  const provider = connectedProviders(parts.env).find((one) => one.name === name);
  if (!provider?.readNotification) return 'unknown';
  let finding: Finding | null;
  try {
    finding = await provider.readNotification(notification);
  } catch (error) {
    if (error instanceof UnusableNotification) {
      reportOnce(parts.log, 'A notification was not used', { provider: name, kind: error.message }, error.cause);
      return 'taken';
    }
    if (!(error instanceof UnverifiedNotification))
      throw new AppError(503, 'unavailable', REFUSALS.providerAway, { cause: error });
    parts.log.warn('A notification was not from the provider', { provider: name });
    return 'unverified';
  }
  if (finding) await enter(parts, provider.name, finding);
  return 'taken';
}

async function enter(parts: SettlementParts, provider: ProviderName, finding: Finding): Promise<void> {
  const fields = { provider, kind: finding.kind };
  try {
    const isKnown = await settle(parts, provider, finding);
    if (!isKnown) reportOnce(parts.log, 'A notification names a payment that is not here', fields);
  } catch (error) {
    // A value that no row can hold will not fit when it is sent again.
    if (databaseError(error)?.status !== 400) throw error;
    reportOnce(parts.log, 'A notification was not used', fields, error);
  }
}

/** The page for a customer returning from a provider. */
export async function returnPath({ db }: Pick<SettlementParts, 'db'>, id: string): Promise<string> {
  const known = /^[0-9a-f-]{36}$/.test(id) ? await findPayment(db, id) : undefined;
  return known ? pageOf(db, known) : '/dashboard/wallet';
}
