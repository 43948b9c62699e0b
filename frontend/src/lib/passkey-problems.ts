const MESSAGES: Record<string, string> = {
  NotAllowedError: 'No passkey was used. Please try again.',
  AbortError: 'No passkey was used. Please try again.',
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: 'Passkeys are not available on this site.',
};

/** The message for a failed passkey ceremony; undefined for any other failure. */
export function passkeyProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return;
  if (error.message.includes('not supported in this browser')) return 'This browser cannot use passkeys.';
  return MESSAGES[error.name];
}
