import { toApiKeyHint } from '../../../../contract/rules/api-keys.ts';
import type { ApiKeyRow } from './api-keys.repository.ts';

/** Whether the key has expired. */
export const isExpired = ({ expires_at }: ApiKeyRow, now: Date): boolean => expires_at !== null && expires_at <= now;

/** Fields shared by the API keys of administrators and of accounts. */
export function toKeySummary(row: ApiKeyRow, now: Date) {
  const { id, name, hint, created_at, expires_at, last_used_at, previous_secret_expires_at: previousEnd } = row;
  return {
    id,
    name,
    hint: toApiKeyHint(hint),
    created_at: created_at.toISOString(),
    expires_at: expires_at?.toISOString() ?? null,
    last_used_at: last_used_at?.toISOString() ?? null,
    previous_secret_expires_at: previousEnd !== null && previousEnd > now ? previousEnd.toISOString() : null,
  };
}
