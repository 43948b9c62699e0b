/** So long after somebody has proven himself a session may move money, rotate keys and change rights. */
export const PROOF_MS = 10 * 60_000;

/** An account has at most so many passkeys. */
export const MOST_PASSKEYS = 10;

/** A challenge for a passkey is good for so long. */
export const PASSKEY_CHALLENGE_MS = 5 * 60_000;
