import { type Language, toLanguagePath } from '../../../../contract/rules/languages.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { ProviderName } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { databaseError } from '../../http/database-errors.ts';
import { AppError } from '../../lib/errors.ts';
import { findPayment } from './payments.repository.ts';
import { getPaymentPage } from './payments.service.ts';
import { type ProviderStatus, UnusableWebhook, UnverifiedWebhook, type WebhookRequest } from './provider.adapter.ts';
import { connectedProviders } from './providers.service.ts';
import { type SettlementDeps, settlePayment } from './settlement.service.ts';

/** `taken`: stored, or not for this shop. If anything throws, the provider sends it again. */
export type WebhookResult = 'taken' | 'unverified' | 'unknown';

interface WebhookDeps extends SettlementDeps {
  /** For notifications that are not from the provider: anyone can send them, and they must not flood the log. */
  throttledLog: Deps['log'];
}

/** Kinds already logged by this server, because providers repeat notifications. */
const reportedByLog = new WeakMap<Deps['log'], Set<string>>();

/** Maximum number of kinds remembered. */
const MAX_REPORTED = 200;

/** Logs an unhandled kind of notification once. */
function logOnce(log: Deps['log'], message: string, fields: { provider: string; kind: string }, error?: unknown): void {
  const reportedKeys = reportedByLog.get(log) ?? new Set();
  reportedByLog.set(log, reportedKeys);
  const key = `${message} ${fields.provider} ${fields.kind}`;
  if (reportedKeys.has(key) || reportedKeys.size >= MAX_REPORTED) return;
  reportedKeys.add(key);
  log.warn(message, error === undefined ? fields : { ...fields, error });
}

/**
 * Receives a provider's notification; it has no effect until the provider has verified it.
 * @throws AppError 503 when the provider does not answer the verification request, so that it sends the notification
 * again
 */
export async function handleWebhook(deps: WebhookDeps, name: string, webhook: WebhookRequest): Promise<WebhookResult> {
  const provider = connectedProviders(deps.env).find((candidate) => candidate.name === name);
  if (!provider?.parseWebhook) return 'unknown';
  let providerStatus: ProviderStatus | null;
  try {
    providerStatus = await provider.parseWebhook(webhook);
  } catch (error) {
    if (error instanceof UnusableWebhook) {
      logOnce(deps.log, 'A notification was not used', { provider: name, kind: error.message }, error.cause);
      return 'taken';
    }
    if (!(error instanceof UnverifiedWebhook))
      throw new AppError(503, 'unavailable', REFUSALS.providerUnavailable, { cause: error });
    deps.throttledLog.warn('A payment webhook failed verification', { provider: name });
    return 'unverified';
  }
  if (providerStatus) await applyProviderStatus(deps, provider.name, providerStatus);
  return 'taken';
}

async function applyProviderStatus(
  deps: SettlementDeps,
  provider: ProviderName,
  providerStatus: ProviderStatus,
): Promise<void> {
  const fields = { provider, kind: providerStatus.kind };
  try {
    const isKnown = await settlePayment(deps, provider, providerStatus);
    if (!isKnown) logOnce(deps.log, 'A payment webhook refers to an unknown payment', fields);
  } catch (error) {
    // A value that cannot be stored will not fit on a retry either.
    if (databaseError(error)?.status !== 400) throw error;
    logOnce(deps.log, 'A notification was not used', fields, error);
  }
}

/** The page for a customer returning from a provider, in the language in which the payment was started. */
export async function getReturnPath(
  { db }: Pick<SettlementDeps, 'db'>,
  id: string,
  language: Language,
): Promise<string> {
  const reportedKeys = /^[0-9a-f-]{36}$/.test(id) ? await findPayment(db, id) : undefined;
  return toLanguagePath(reportedKeys ? await getPaymentPage(db, reportedKeys) : '/dashboard/wallet', language);
}
