import { flag } from './lib/setting-types.ts';

/** One variable for each rule that goes beyond the specification; `env.ts` reads them with all others. */
export const ruleVariables = {
  REFUSE_WEAK_PASSWORDS: flag.optional(),
  CONFIRM_NEW_EMAIL: flag.optional(),
  FRESH_PROOF_EVERYWHERE: flag.optional(),
  STRICT_LIMITS: flag.optional(),
};

type Values = { [Name in keyof typeof ruleVariables]?: boolean | undefined };

/** What safety asks for beyond the specification. On in production; the demo warns and lets the specified path pass. */
export interface StrictRules {
  /** A password that is guessed first is refused; otherwise only the meter beside the field warns. */
  refuseWeakPasswords: boolean;
  /** A new email needs the current password and its link; otherwise it counts at once, and the former one gets a way back. */
  confirmNewEmail: boolean;
  /** Calls that the specification names need a fresh proof where the contract marks them; all others always do. */
  freshProofEverywhere: boolean;
  /** Limits of attempts are those of a public site; otherwise one machine may play all visitors. */
  strictLimits: boolean;
}

export const strictRules = (value: Values, production: boolean): StrictRules => ({
  refuseWeakPasswords: value.REFUSE_WEAK_PASSWORDS ?? production,
  confirmNewEmail: value.CONFIRM_NEW_EMAIL ?? production,
  freshProofEverywhere: value.FRESH_PROOF_EVERYWHERE ?? production,
  strictLimits: value.STRICT_LIMITS ?? production,
});
