import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, invalidField } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { isPassword as samePassword } from '../../store/passwords.ts';
import {
  consumeCode,
  createRecoveryCodes,
  hasFactor,
  isFactorRequired,
  notifyOwner,
  startEnrolment,
} from '../../store/second-factor.ts';

type Operations =
  | 'getSecondFactor'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'disableSecondFactor'
  | 'renewRecoveryCodes';

export const createSecondFactorHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const isPassword = (userId: string, password: string) => samePassword(db.member(userId)?.password, password);
  const wrongPassword = () => invalidField('password', REFUSALS.wrongCurrentPassword);
  const wrongCode = () => invalidField('code', REFUSALS.wrongFactorCode);
  return {
    getSecondFactor: ({ user }) => {
      const { enabledAt = null, codes = [] } = db.state.factors[user.id] ?? {};
      return {
        status: 200,
        body: {
          enabled: enabledAt !== null,
          required: isFactorRequired(db, user),
          missing: isFactorRequired(db, user) && !hasFactor(db, user.id),
          since: enabledAt,
          recovery_codes: codes.length,
        },
      };
    },

    beginSecondFactor: ({ user, body }) => {
      if (!isPassword(user.id, body.password)) return wrongPassword();
      if (db.state.factors[user.id]?.enabledAt) return conflict(REFUSALS.factorIsOn);
      return { status: 200, body: startEnrolment(db, user.id, user.email) };
    },

    confirmSecondFactor: ({ user, body, call }) => {
      const factor = db.state.factors[user.id];
      if (!factor) return conflict(REFUSALS.factorIsOff);
      if (factor.enabledAt) return conflict(REFUSALS.factorIsOn);
      if (!consumeCode(db, user.id, body.code)) return wrongCode();
      factor.enabledAt = new Date().toISOString();
      factor.codes = createRecoveryCodes();
      db.endSessions(user.id, call.token);
      notifyOwner(db, user.id, 'Two-step sign-in is on for your account');
      return { status: 200, body: { recovery_codes: factor.codes } };
    },

    renewRecoveryCodes: ({ user, body }) => {
      const factor = db.state.factors[user.id];
      if (!isPassword(user.id, body.password)) return wrongPassword();
      if (!factor?.enabledAt) return conflict(REFUSALS.factorIsOff);
      if (!consumeCode(db, user.id, body.code)) return wrongCode();
      factor.codes = createRecoveryCodes();
      notifyOwner(db, user.id, 'You have new recovery codes');
      return { status: 200, body: { recovery_codes: factor.codes } };
    },

    disableSecondFactor: ({ user, body }) => {
      if (!isPassword(user.id, body.password)) return wrongPassword();
      if (!db.state.factors[user.id]?.enabledAt) return conflict(REFUSALS.factorIsOff);
      if (!consumeCode(db, user.id, body.code)) return wrongCode();
      const hasPasskey = db.state.passkeys.some(({ userId }) => userId === user.id);
      if (!hasPasskey && isFactorRequired(db, user)) return conflict(REFUSALS.factorRequired);
      delete db.state.factors[user.id];
      notifyOwner(db, user.id, 'Two-step sign-in is off for your account');
      return { status: 204 };
    },
  };
};
