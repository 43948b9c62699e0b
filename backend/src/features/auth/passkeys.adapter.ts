import {
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import * as z from 'zod';
import type { Env } from '../../env.ts';
import type { PasskeyAnswer, PasskeyInput } from '../../generated/model.ts';
import type { PasskeyRow } from './passkeys.repository.ts';

/** The site as devices know it: passkeys of one host name are worth nothing at another. */
interface RelyingParty {
  id: string;
  origins: string[];
}

/** From the configured address, never from what a request says of its host. */
export function relyingParty({ publicUrl, corsOrigins }: Pick<Env, 'publicUrl' | 'corsOrigins'>): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  // A screen served elsewhere (another port while developing) has the same host name, or its passkeys are not ours.
  return { id: hostname, origins: [origin, ...corsOrigins] };
}

const clientDataSchema = z.object({ challenge: z.string().min(1) });

/** The challenge that a device has signed, by its own word; null when there is none to read. */
export function challengeIn(clientData: string): string | null {
  try {
    return clientDataSchema.parse(JSON.parse(Buffer.from(clientData, 'base64url').toString())).challenge;
  } catch {
    return null;
  }
}

/** What a new passkey is known by afterwards. */
export type VerifiedPasskey = Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter' | 'synced'>;

const KIND = 'public-key' as const;
const NO_EXTENSIONS = { clientExtensionResults: {} };

/** Checks what a device has made for a challenge; null when it is not right, whatever the reason. */
export async function verifyNewPasskey(
  party: RelyingParty,
  { id, client_data, attestation }: PasskeyInput,
  challenge: string,
): Promise<VerifiedPasskey | null> {
  const made: RegistrationResponseJSON = {
    id,
    rawId: id,
    type: KIND,
    response: { clientDataJSON: client_data, attestationObject: attestation },
    ...NO_EXTENSIONS,
  };
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: made,
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
    if (!verified || registrationInfo === undefined) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    const key = Buffer.from(credential.publicKey).toString('base64url');
    return { credential_id: credential.id, public_key: key, counter: credential.counter, synced: credentialBackedUp };
  } catch {
    return null;
  }
}

/**
 * Checks a signature for a challenge, and that the device has verified its holder.
 * @returns the device's count, which the caller compares with the stored one; null when it is not right
 */
export async function verifyUse(
  party: RelyingParty,
  { id, client_data, authenticator_data, signature }: PasskeyAnswer,
  challenge: string,
  passkey: PasskeyRow,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: KIND,
        response: { clientDataJSON: client_data, authenticatorData: authenticator_data, signature },
        ...NO_EXTENSIONS,
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
      // Counted from 0: the library would only say that something is wrong.
      credential: { id: passkey.credential_id, publicKey: Buffer.from(passkey.public_key, 'base64url'), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
