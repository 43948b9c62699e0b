import type { Kysely } from 'kysely';
import { toHour } from '../../../../contract/rules/api-keys.ts';
import type { Database } from '../../db/schema.ts';
import type { FindKey } from '../../http/protection/api-keys.ts';
import type { Clock } from '../../lib/clock.ts';
import { hashLinkToken } from '../../lib/link-token.ts';
import { findActiveKey, recordKeyUse } from './active-keys.repository.ts';

/** Looks up the key of every call in the database, and records its use once an hour. */
export function createKeyLookup(db: Kysely<Database>, clock: Clock): FindKey {
  return async (secret) => {
    const now = clock.now();
    const secretHash = hashLinkToken(secret);
    const row = await findActiveKey(db, secretHash, now);
    if (!row) return null;
    const { key_id, key_name, scopes, last_used_at, ...user } = row;
    const hour = toHour(now.getTime());
    if (last_used_at?.getTime() !== hour.getTime()) await recordKeyUse(db, key_id, hour);
    return { id: key_id, name: key_name, scopes, secretHash, user: { ...user, status: 'active' } };
  };
}
