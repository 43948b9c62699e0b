import type { Kysely } from 'kysely';
import type { SignInProvider } from '../../../contract/generated/model.ts';
import { PROVIDER_IDS, toProviderSettings } from '../../../contract/rules/sign-in-providers.ts';
import type { Database } from './schema.ts';

/** Providers that customers can sign in with, as the screens show them. */
export async function listEnabledProviders(db: Kysely<Database>): Promise<SignInProvider[]> {
  const rows = await db
    .selectFrom('sign_in_providers')
    .select(['id', 'name', 'issuer'])
    .where('enabled', '=', true)
    .execute();
  return PROVIDER_IDS.flatMap((id) => {
    const row = rows.find((candidate) => candidate.id === id);
    return row ? [{ id, name: toProviderSettings(id, row).name }] : [];
  });
}
