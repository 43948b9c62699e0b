/**
 * `oidc` is the issuer of OpenID Connect that the owner has entered
 */
export type SignInProviderId = typeof SignInProviderId[keyof typeof SignInProviderId];


export const SignInProviderId = {
  google: 'google',
  github: 'github',
  oidc: 'oidc',
} as const;
