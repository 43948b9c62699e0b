import type { AdminSignInProvider, SignInProviderId } from '../../../contract/generated/model.ts';
import { changedFields } from '../../../contract/rules/changed-fields.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import {
  CALLBACK_PATH,
  findIssuerProblem,
  PROVIDER_IDS,
  toProviderSettings,
} from '../../../contract/rules/sign-in-providers.ts';
import { isName } from '../../../contract/rules/text.ts';
import { conflict, invalidField } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';
import { getProvider, type StoredProvider } from '../../store/sign-in-providers.ts';

type Operations = 'adminListSignInProviders' | 'adminUpdateSignInProvider' | 'adminTestIssuer';

const toAuditFields = ({ enabled, name, issuer, client_id }: StoredProvider, secret: string) => ({
  signIn: enabled,
  client: [client_id, issuer, name, secret].filter((text) => text !== '').join(', '),
});
const toSecret = ({ has_secret }: StoredProvider) => (has_secret ? 'secret stored' : '');

/** The problem of entered settings; undefined when they can be stored. */
function findProblem(id: SignInProviderId, { enabled, name, issuer, client_id, has_secret }: StoredProvider) {
  if (!isName(name)) return invalidField('name', REFUSALS.providerNameNeeded);
  const problem = id === 'oidc' && (issuer !== '' || enabled) && findIssuerProblem(issuer, false);
  if (problem) return invalidField('issuer', problem);
  if (enabled && name === '') return invalidField('name', REFUSALS.providerNameNeeded);
  if (enabled && client_id === '') return invalidField('client_id', REFUSALS.clientIdNeeded);
  return client_id !== '' && !has_secret ? invalidField('client_secret', REFUSALS.secretNeeded) : undefined;
}

export const createAdminSignInHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const toAdminProvider = (id: SignInProviderId): AdminSignInProvider => {
    const stored = getProvider(db, id);
    const accounts = db.state.connections.filter(({ provider }) => provider === id).length;
    return { id, ...stored, ...toProviderSettings(id, stored), accounts };
  };
  return {
    adminListSignInProviders: () => ({
      status: 200,
      body: {
        items: PROVIDER_IDS.map(toAdminProvider),
        callback_url: `${db.state.indexing.site_url}${CALLBACK_PATH}`,
      },
    }),

    adminUpdateSignInProvider: ({ user, params, body }) => {
      const id = params.provider as SignInProviderId;
      const before = getProvider(db, id);
      if (before.version !== body.version) return conflict(REFUSALS.stale);
      const entered = toProviderSettings(id, { name: body.name.trim(), issuer: body.issuer.trim() });
      const clientId = body.client_id.trim();
      const isReplaced = (body.client_secret?.trim() ?? '') !== '' && clientId !== '';
      const isSameClient = before.client_id === clientId && toProviderSettings(id, before).issuer === entered.issuer;
      const after: StoredProvider = {
        ...entered,
        enabled: body.enabled,
        client_id: clientId,
        has_secret: isReplaced || (clientId !== '' && isSameClient && before.has_secret),
        version: before.version + 1,
      };
      const problem = findProblem(id, after);
      if (problem) return problem;
      db.state.providers[id] = after;
      const changes = changedFields(
        toAuditFields(before, toSecret(before)),
        toAuditFields(after, isReplaced ? 'secret replaced' : toSecret(after)),
      );
      const label = `Sign-in: ${toProviderSettings(id, after).name || 'OpenID Connect'}`;
      const entry = { action: 'settings.update', subject: 'settings', subjectId: null, label };
      if (changes) recordChange(db, { actorId: user.id, ...entry, ...changes });
      return { status: 200, body: toAdminProvider(id) };
    },

    adminTestIssuer: ({ body }) => {
      const issuer = body.issuer.trim();
      const problem = findIssuerProblem(issuer, false);
      if (problem) return invalidField('issuer', problem);
      // The simulated issuers: those below example.com can be used.
      const usable = new URL(issuer).hostname.endsWith('example.com');
      return {
        status: 200,
        body: usable
          ? { usable, problem: null, authorization_endpoint: `${issuer.replace(/\/$/, '')}/authorize` }
          : { usable, problem: `Could not resolve ${new URL(issuer).hostname}`, authorization_endpoint: null },
      };
    },
  };
};
