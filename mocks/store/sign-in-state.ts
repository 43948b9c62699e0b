import type { ApiKey, DataExport, Invitation, OwnSession, Passkey } from '../../contract/generated/model.ts';
import type { ApiKeyKind } from '../../contract/rules/api-keys.ts';
import type { ProviderState } from './sign-in-providers.ts';

/** An authenticator app. */
type Factor = {
  secret: string;
  lastStep: number;
  enabledAt: string | null;
  codes: string[];
  /** the browser needs no code until then, with this password */
  trusted?: { until: number; password: string };
};

/** A key with its secrets, which the server hashes. */
export type StoredApiKey = Pick<ApiKey, 'id' | 'name' | 'created_at' | 'expires_at' | 'last_used_at'> & {
  userId: string;
  kind: ApiKeyKind;
  scopes: string[];
  secret: string;
  lifetimeDays: number | null;
  former: { secret: string; until: string } | null;
};

/** The API key that makes a call; not current once its secret was replaced. */
export type CallingKey = { id: string; name: string; isCurrent: boolean };

/** An invitation with its current link. */
export type StoredInvitation = Omit<Invitation, 'invited_by'> & { inviterId: string; token: string };

/**
 * `credentialId` is assigned by the device. The public key is not stored: the mocks verify everything except the
 * signature.
 */
export type StoredPasskey = Passkey & { userId: string; credentialId: string; counter: number };

/** The mock server's sign-in data. */
export type SignInState = ProviderState & {
  /** token → session; the network is always this machine's */
  sessions: Record<string, Omit<OwnSession, 'current'> & { userId: string; provenAt?: string }>;
  /** user id → authenticator app; `enabledAt` is null until its first code is confirmed */
  factors: Record<string, Factor>;
  /** the newest first */
  passkeys: StoredPasskey[];
  /** challenge → the user whose new passkey it is for; null for signing in with any */
  passkeyChallenges: Record<string, { userId: string | null; expiresAt: number }>;
  /** pending second step → user */
  challenges: Record<string, { userId: string; expiresAt: number }>;
  /** user id → the link that verifies an email */
  confirmations: Record<string, { token: string; email: string; expiresAt: number }>;
  /** to the administration, newest first */
  invitations: StoredInvitation[];
  /** of all people, newest first */
  apiKeys: StoredApiKey[];
  /** user id → when the account is erased, at its owner's request */
  deletions: Record<string, number>;
  /** user id → the latest requested export */
  exports: Record<string, DataExport>;
  /** token of a URL → the user whose export it downloads */
  exportGrants: Record<string, { userId: string; until: number }>;
};
