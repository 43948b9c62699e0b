import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { createFactorEncryption } from './check-code.service.ts';
import { countRecoveryCodes, findFactor, isFactorRequired } from './factors.repository.ts';
import { confirmFactor, disableFactor, renewRecoveryCodes, startEnrolment } from './second-factor.service.ts';

type Operations =
  | 'getSecondFactor'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'disableSecondFactor'
  | 'renewRecoveryCodes';

/**
 * The authenticator app of the signed-in user. @param secret the server's, from which the key of the app secrets is
 * derived
 */
export function createSecondFactorHandlers(deps: Deps, secret: string): FeatureHandlers<Operations> {
  const encryption = createFactorEncryption(secret);
  return {
    getSecondFactor: async ({ user }) => {
      const since = (await findFactor(deps.db, user.id))?.enabled_at ?? null;
      const required = user.role === 'super_admin' && (await isFactorRequired(deps.db));
      const left = since === null ? 0 : await countRecoveryCodes(deps.db, user.id);
      return {
        status: 200,
        body: {
          enabled: since !== null,
          required,
          missing: user.lacks_factor,
          since: since?.toISOString() ?? null,
          recovery_codes: left,
        },
      };
    },

    beginSecondFactor: async ({ user, body }) => ({
      status: 200,
      body: await startEnrolment(deps, encryption, user.id, body.password),
    }),

    confirmSecondFactor: async ({ user, body, call }) => {
      const codes = await confirmFactor(deps, encryption, {
        userId: user.id,
        sessionId: call.sessionId,
        code: body.code,
      });
      return { status: 200, body: { recovery_codes: codes } };
    },

    renewRecoveryCodes: async ({ user, body }) => ({
      status: 200,
      body: { recovery_codes: await renewRecoveryCodes(deps, encryption, user.id, body) },
    }),

    disableSecondFactor: async ({ user, body }) => {
      await disableFactor(deps, encryption, user.id, body);
      return { status: 204 };
    },
  };
}
