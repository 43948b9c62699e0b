import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { PasskeyAnswer, PasskeyCreation, PasskeyInput, PasskeyRequest } from '../api/generated/model.ts';

/** The site waits for as long as its challenge is valid. */
const TIMEOUT_MS = 5 * 60_000;

/** The supported algorithms: EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

/** Has the browser sign a challenge with a passkey of this site; rejects with the browser's error. */
export async function getPasskey({ challenge, rp_id }: PasskeyRequest): Promise<PasskeyAnswer> {
  const { id, response } = await startAuthentication({
    optionsJSON: { challenge, rpId: rp_id, userVerification: 'required', timeout: TIMEOUT_MS },
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, client_data: clientDataJSON, authenticator_data: authenticatorData, signature };
}

/** Has the browser create a passkey; rejects with the browser's error. */
export async function createPasskey(creation: PasskeyCreation): Promise<Omit<PasskeyInput, 'name'>> {
  const { challenge, rp_id, rp_name, user_id, user_name, display_name, known } = creation;
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rp_id, name: rp_name },
      user: { id: user_id, name: user_name, displayName: display_name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      excludeCredentials: known.map((item) => ({ id: item, type: 'public-key' })),
      attestation: 'none',
      timeout: TIMEOUT_MS,
    },
  });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, client_data: clientDataJSON, attestation: attestationObject, transports };
}
