/** How long after verification a session may move money, rotate keys and change rights. */
export const PROOF_MS = 10 * 60_000;

/** Maximum number of passkeys per account. */
export const MOST_PASSKEYS = 10;

/** Lifetime of a passkey challenge. */
export const PASSKEY_CHALLENGE_MS = 5 * 60_000;
