/** How long after verification a session may move money, rotate keys and change rights. */
export const VERIFICATION_TTL_MS = 10 * 60_000;

/** Maximum number of passkeys per account. */
export const MAX_PASSKEYS = 10;

/** Lifetime of a passkey challenge. */
export const PASSKEY_CHALLENGE_TTL_MS = 5 * 60_000;
