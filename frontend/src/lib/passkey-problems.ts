import { t } from '@lingui/core/macro';

const MESSAGES: Record<string, string> = {
  NotAllowedError: t`No passkey was used. Please try again.`,
  AbortError: t`No passkey was used. Please try again.`,
  InvalidStateError: t`This device already has a passkey for your account.`,
  SecurityError: t`Passkeys are not available on this site.`,
};

/** The message for a failed passkey ceremony; undefined for any other failure. */
export function passkeyProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return;
  if (error.message.includes('not supported in this browser')) return t`This browser cannot use passkeys.`;
  return MESSAGES[error.name];
}
