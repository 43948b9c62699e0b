import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { PasskeyAnswer, PasskeyCreation, PasskeyInput, PasskeyRequest } from '../../contract/generated/model.ts';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;
const EC2 = 2;
const ES256 = -7;
const P256 = 1;

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

const head = (major: number, size: number): Buffer => {
  const kind = major << 5;
  if (size < 24) return Buffer.from([kind | size]);
  if (size < 256) return Buffer.from([kind | 24, size]);
  return Buffer.from([kind | 25, size >> 8, size & 255]);
};

/** The subset of CBOR that an authenticator needs. */
const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, part]) => [cbor(key), cbor(part)])]);
};

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const text = (data: Buffer) => data.toString('base64url');

interface Settings {
  /** of the requesting page */
  origin?: string;
  /** whether it performs user verification */
  verifies?: boolean;
}

/** A software device with one passkey: its responses are valid in every byte, signatures included. */
export const createAuthenticator = ({ origin = 'http://localhost:5000', verifies = true }: Settings = {}) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const flags = PRESENT | (verifies ? VERIFIED : 0);
  let count = 0;

  const dataFor = (rpId: string, extra: number): Buffer => {
    const fixed = Buffer.alloc(5);
    fixed.writeUInt8(flags | extra, 0);
    fixed.writeUInt32BE(count, 1);
    return Buffer.concat([sha256(rpId), fixed]);
  };
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    /** Creates the passkey. */
    create({ challenge, rp_id }: Pick<PasskeyCreation, 'challenge' | 'rp_id'>, name = 'Laptop'): PasskeyInput {
      const key = cbor(
        new Map<number, Cbor>([
          [1, EC2],
          [3, ES256],
          [-1, P256],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const length = Buffer.from([0, id.length]);
      const authData = Buffer.concat([dataFor(rp_id, WITH_KEY), Buffer.alloc(16), length, id, key]);
      const attestation = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      return {
        name,
        id: text(id),
        client_data: text(clientData('webauthn.create', challenge)),
        attestation: text(attestation),
        transports: ['internal'],
      };
    },

    /** Signs a challenge. @param at the signature counter to report; by default the last one plus one */
    sign({ challenge, rp_id }: Pick<PasskeyRequest, 'challenge' | 'rp_id'>, at = count + 1): PasskeyAnswer {
      count = at;
      const client = clientData('webauthn.get', challenge);
      const data = dataFor(rp_id, 0);
      const signature = createSign('SHA256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        id: text(id),
        client_data: text(client),
        authenticator_data: text(data),
        signature: text(signature),
      };
    },
  };
};
