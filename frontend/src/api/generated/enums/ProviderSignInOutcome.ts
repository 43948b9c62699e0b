/**
 * `new_account` and `existing_account` have a `ticket` for an email without and with an account, `connect` for the account that started it
 */
export type ProviderSignInOutcome = typeof ProviderSignInOutcome[keyof typeof ProviderSignInOutcome];


export const ProviderSignInOutcome = {
  signed_in: 'signed_in',
  second_step: 'second_step',
  new_account: 'new_account',
  existing_account: 'existing_account',
  connect: 'connect',
} as const;
