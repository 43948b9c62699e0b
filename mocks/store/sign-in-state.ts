import type { DataExport, Invitation, OwnSession, Passkey } from '../generated/model.ts';

/** An authenticator app. */
type Factor = {
  secret: string;
  lastStep: number;
  enabledAt: string | null;
  codes: string[];
  /** the browser is spared the code until then, with this password */
  trusted?: { until: number; password: string };
};

/** An invitation with its present link. */
export type StoredInvitation = Omit<Invitation, 'invited_by'> & { inviterId: string; token: string };

/** `credentialId`: what its device calls it. Its public key is not kept: the mocks check everything but the signature. */
export type StoredPasskey = Passkey & { userId: string; credentialId: string; counter: number };

/** What the mock server knows of how people sign in. */
export type SignInState = {
  /** token → session; the network is always this machine's */
  sessions: Record<string, Omit<OwnSession, 'current'> & { userId: string; provenAt?: string }>;
  /** user id → authenticator app; `enabledAt` is null until its first code is confirmed */
  factors: Record<string, Factor>;
  /** the newest first */
  passkeys: StoredPasskey[];
  /** what a passkey signs → whose new one it is for; null for the use of any */
  passkeyChallenges: Record<string, { userId: string | null; expiresAt: number }>;
  /** asked for a code → who */
  challenges: Record<string, { userId: string; expiresAt: number }>;
  /** user id → the link that proves an address */
  confirmations: Record<string, { token: string; email: string; expiresAt: number }>;
  /** to the administration, newest first */
  invitations: StoredInvitation[];
  /** user id → when the account is erased, as its owner asked for */
  deletions: Record<string, number>;
  /** user id → the export that was asked for last */
  exports: Record<string, DataExport>;
  /** token of an address → whose export it gives out */
  exportGrants: Record<string, { userId: string; until: number }>;
};
