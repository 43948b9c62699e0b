import { flag } from './lib/setting-types.ts';

/** One variable for each rule beyond the specification; `env.ts` reads them with all others. */
export const ruleVariables = {
  REFUSE_WEAK_PASSWORDS: flag.optional(),
  CONFIRM_NEW_EMAIL: flag.optional(),
  FRESH_PROOF_EVERYWHERE: flag.optional(),
  STRICT_LIMITS: flag.optional(),
};

type Values = { [Name in keyof typeof ruleVariables]?: boolean | undefined };

/** Security rules beyond the specification. On in production; the demo warns and allows the specified behaviour. */
export interface StrictRules {
  /** An easily guessed password is rejected; otherwise only the strength meter next to the field warns. */
  refuseWeakPasswords: boolean;
  /**
   * A new email needs the current password and is changed by its link; otherwise it changes immediately, and the
   * previous one gets a recovery link.
   */
  confirmNewEmail: boolean;
  /**
   * Calls of the specification need recent verification where the contract marks them; all other marked calls always
   * do.
   */
  freshProofEverywhere: boolean;
  /** Attempt limits of a public site; otherwise one machine may act as all visitors. */
  strictLimits: boolean;
}

export const strictRules = (value: Values, production: boolean): StrictRules => ({
  refuseWeakPasswords: value.REFUSE_WEAK_PASSWORDS ?? production,
  confirmNewEmail: value.CONFIRM_NEW_EMAIL ?? production,
  freshProofEverywhere: value.FRESH_PROOF_EVERYWHERE ?? production,
  strictLimits: value.STRICT_LIMITS ?? production,
});
