export const MAX_WEBHOOKS = 10;

/** Deliveries that are listed of an endpoint. */
export const LISTED_DELIVERIES = 50;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Pauses after a failed attempt; after the last one the delivery has failed, about 28 hours after the event. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS, 10 * HOUR_MS];

/** When a delivery is sent again after this many failed attempts; null when it has failed. */
export function findNextAttempt(now: Date, attempts: number): Date | null {
  const pause = PAUSES_MS[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}

/** Failures for this long disable an endpoint. */
const DISABLED_AFTER_MS = 5 * 24 * HOUR_MS;

export const hasFailedTooLong = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= DISABLED_AFTER_MS;

/** All attempts of one event take less long. */
const QUIET_MS = 28 * HOUR_MS;

/** Whether a failure begins a new series: since the previous one, there was nothing to send for a while. */
export const isFirstFailure = (failedAt: Date | null, now: Date): boolean =>
  failedAt === null || now.getTime() - failedAt.getTime() > QUIET_MS;

/** How long the secret from before a rotation signs too. */
export const SECRET_OVERLAP_MS = 24 * HOUR_MS;

const SECRET_BYTES = 24;

/** A new signing secret, in the form of Standard Webhooks. */
export const createWebhookSecret = (): string =>
  `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(SECRET_BYTES))))}`;
