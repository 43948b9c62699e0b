import {
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import * as z from 'zod';
import type { PasskeyAnswer, PasskeyInput } from '../../../../contract/generated/model.ts';
import type { Env } from '../../env.ts';
import type { PasskeyRow } from './passkeys.repository.ts';

/** The site as relying party: passkeys of one host name do not work on another. */
interface RelyingParty {
  id: string;
  origins: string[];
}

/** From the configured URL, never from the request's Host header. */
export function relyingParty({ publicUrl, corsOrigins }: Pick<Env, 'publicUrl' | 'corsOrigins'>): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  // A frontend served elsewhere (another port in development) must have the same host name, or its passkeys do not work
  // here.
  return { id: hostname, origins: [origin, ...corsOrigins] };
}

const clientDataSchema = z.object({ challenge: z.string().min(1) });

/** The signed challenge as the client data states it; null when unreadable. */
export function parseChallenge(clientData: string): string | null {
  try {
    return clientDataSchema.parse(JSON.parse(Buffer.from(clientData, 'base64url').toString())).challenge;
  } catch {
    return null;
  }
}

/** The stored data of a new passkey. */
export type VerifiedPasskey = Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter' | 'synced'>;

const CREDENTIAL_TYPE = 'public-key' as const;
const NO_EXTENSIONS = { clientExtensionResults: {} };

/** Verifies a new passkey for a challenge; null for any error. */
export async function verifyAttestation(
  party: RelyingParty,
  { id, client_data, attestation }: PasskeyInput,
  challenge: string,
): Promise<VerifiedPasskey | null> {
  const registration: RegistrationResponseJSON = {
    id,
    rawId: id,
    type: CREDENTIAL_TYPE,
    response: { clientDataJSON: client_data, attestationObject: attestation },
    ...NO_EXTENSIONS,
  };
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: registration,
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
 * Verifies a signature for a challenge, including user verification on the device.
 * @returns the device's counter, which the caller compares with the stored one; null for any error
 */
export async function verifyAssertion(
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
        type: CREDENTIAL_TYPE,
        response: { clientDataJSON: client_data, authenticatorData: authenticator_data, signature },
        ...NO_EXTENSIONS,
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
      // Starts at 0, so that the caller checks the counter: the library would report only a general error.
      credential: { id: passkey.credential_id, publicKey: Buffer.from(passkey.public_key, 'base64url'), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
