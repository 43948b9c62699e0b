import type {
  AdminSignInProvider,
  AdminSignInProviders,
  IssuerTest,
  SignInProviderId,
  SignInProviderInput,
} from '../../../../contract/generated/model.ts';
import { changedFields } from '../../../../contract/rules/changed-fields.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import {
  CALLBACK_PATH,
  findIssuerProblem,
  PROVIDER_IDS,
  toProviderSettings,
} from '../../../../contract/rules/sign-in-providers.ts';
import { isName } from '../../../../contract/rules/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { SessionUser } from '../../http/contract/operation.ts';
import { conflict, invalid } from '../../lib/errors.ts';
import { NoResponseError } from '../../lib/public-request.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { ProviderRefusedError } from './provider-client.adapter.ts';
import type { ProviderDeps } from './provider-sign-in.service.ts';
import {
  countConnections,
  listProviders,
  lockProvider,
  type ProviderRow,
  saveProvider,
} from './sign-in-providers.repository.ts';

type Stored = Pick<ProviderRow, 'enabled' | 'name' | 'issuer' | 'client_id' | 'encrypted_secret' | 'version'>;

const NOT_SET_UP: Stored = { enabled: false, name: '', issuer: '', client_id: '', encrypted_secret: null, version: 0 };

const toAdminProvider = (id: SignInProviderId, row: Stored, accounts: number): AdminSignInProvider => ({
  id,
  enabled: row.enabled,
  ...toProviderSettings(id, row),
  client_id: row.client_id,
  has_secret: row.encrypted_secret !== null,
  accounts,
  version: row.version,
});

export async function listSignInProviders({ db, env }: ProviderDeps): Promise<AdminSignInProviders> {
  const rows = await listProviders(db);
  const counts = await countConnections(db);
  const find = (id: SignInProviderId) => rows.find((row) => row.id === id) ?? NOT_SET_UP;
  return {
    items: PROVIDER_IDS.map((id) => toAdminProvider(id, find(id), counts.get(id) ?? 0)),
    callback_url: env.publicUrl + CALLBACK_PATH,
  };
}

/** What the activity log records: of a secret only whether there is one, and whether it was replaced. */
const toAuditFields = (row: Stored, secret: string) => ({
  signIn: row.enabled,
  client: [row.client_id, row.issuer, row.name, secret].filter((text) => text !== '').join(', '),
});

/** The entered settings. @throws AppError 400 */
function readInput(deps: ProviderDeps, id: SignInProviderId, before: Stored, input: SignInProviderInput): Stored {
  const entered = { name: input.name.trim(), issuer: input.issuer.trim() };
  const { name, issuer } = toProviderSettings(id, entered);
  const client_id = input.client_id.trim();
  if (!isName(name)) throw invalid('name', REFUSALS.providerNameNeeded);
  if (id === 'oidc' && (issuer !== '' || input.enabled)) {
    const problem = findIssuerProblem(issuer, deps.env.issuersAllowPrivate);
    if (problem) throw invalid('issuer', problem);
  }
  if (input.enabled && name === '') throw invalid('name', REFUSALS.providerNameNeeded);
  if (input.enabled && client_id === '') throw invalid('client_id', REFUSALS.clientIdNeeded);
  const secret = input.client_secret?.trim() ?? '';
  // A stored secret belongs to its issuer and client: it is never sent to another issuer.
  const isSameClient = before.client_id === client_id && toProviderSettings(id, before).issuer === issuer;
  const stored = client_id !== '' && isSameClient ? before.encrypted_secret : null;
  const encrypted_secret = secret !== '' && client_id !== '' ? deps.encryption.encrypt(secret) : stored;
  if (encrypted_secret === null && client_id !== '') throw invalid('client_secret', REFUSALS.secretNeeded);
  return { enabled: input.enabled, name, issuer, client_id, encrypted_secret, version: before.version + 1 };
}

/** @throws AppError 400, 409 (changed since it was read) */
export async function updateSignInProvider(
  deps: ProviderDeps,
  admin: Pick<SessionUser, 'id'>,
  id: SignInProviderId,
  input: SignInProviderInput,
): Promise<AdminSignInProvider> {
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const before = (await lockProvider(tx, id)) ?? NOT_SET_UP;
    if (before.version !== input.version) throw conflict(REFUSALS.stale);
    const after = readInput(deps, id, before, input);
    const saved = await saveProvider(tx, { id, ...after, updated_at: at });
    const toSecret = (row: Stored) => (row.encrypted_secret === null ? '' : 'secret stored');
    const isReplaced = after.encrypted_secret !== null && after.encrypted_secret !== before.encrypted_secret;
    const changes = changedFields(
      toAuditFields(before, toSecret(before)),
      toAuditFields(after, isReplaced ? 'secret replaced' : toSecret(after)),
    );
    const label = toProviderSettings(id, after).name || 'OpenID Connect';
    const entry = { actorId: admin.id, subject: 'settings', subjectId: null, label: `Sign-in: ${label}` } as const;
    if (changes) await recordChange(tx, { ...entry, action: 'settings.update', at, ...changes });
    return toAdminProvider(id, saved, (await countConnections(tx)).get(id) ?? 0);
  });
}

/** @throws AppError 400, 429 */
export async function testIssuer(deps: ProviderDeps, adminId: string, text: string): Promise<IssuerTest> {
  const issuer = text.trim();
  const problem = findIssuerProblem(issuer, deps.env.issuersAllowPrivate);
  if (problem) throw invalid('issuer', problem);
  await deps.limits.consume('issuer-test', adminId);
  try {
    return { usable: true, problem: null, authorization_endpoint: await deps.client.discover(issuer) };
  } catch (error) {
    if (!(error instanceof NoResponseError || error instanceof ProviderRefusedError)) throw error;
    return { usable: false, problem: error.message, authorization_endpoint: null };
  }
}
