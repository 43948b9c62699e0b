/** Licences in a program: Node 20 or newer, no packages. Build the public keys of /api/licences/public-key into it. */
import { createPublicKey, verify } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';

/** `productId`: the program's own. `file`: where it keeps its licence. `deviceId`: the same each time, as the machine's id. */
type Program = { productId: number; file: string; deviceId: string };
type Settings = Program & { site: string; publicKeys: string[]; now?: () => number };
type Kept = { key?: string; statement: string };
type Answer = { statement?: string; code?: string; message?: string };
type Claims = { device: string; product_id: number | null; plan: string; issued_at: string; expires_at: string };

const ENDS = ['licence_unknown', 'licence_revoked', 'device_unknown'];

export function createLicenceClient({ site, publicKeys, productId, file, deviceId, now = Date.now }: Settings) {
  const spki = (key: string) => ({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }) as const;
  const keys = publicKeys.map((key) => createPublicKey(spki(key)));
  /** What the statement says, when it is signed, for this program and device, and neither too old nor from the future. */
  const read = (statement: string): Claims => {
    const [payload = '', signature = ''] = statement.trim().split('.');
    const signed = Buffer.from(signature, 'base64url');
    if (!keys.some((key) => verify(null, Buffer.from(payload), key, signed))) throw new Error('Not signed by the shop');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
    if ((claims.product_id ?? productId) !== productId) throw new Error('This licence is for another program');
    if (claims.device !== deviceId) throw new Error('This licence is for another device');
    if (Date.parse(claims.issued_at) > now() + 86_400_000) throw new Error('Please set the clock of this device');
    if (Date.parse(claims.expires_at) <= now()) throw new Error('Please connect once to renew the licence');
    return claims;
  };
  const keep = async (kept: Kept): Promise<Claims> => {
    const claims = read(kept.statement);
    return writeFile(file, JSON.stringify(kept)).then(() => claims);
  };
  const kept = async () => JSON.parse(await readFile(file, 'utf8')) as Kept;
  const ask = async (what: string, body: object): Promise<Answer> => {
    const [headers, signal] = [{ 'content-type': 'application/json' }, AbortSignal.timeout(10_000)];
    const sent = JSON.stringify({ ...body, device_id: deviceId, product_id: productId });
    const answer = await fetch(`${site}/api/licences/${what}`, { method: 'POST', headers, signal, body: sent });
    return answer.status === 204 ? {} : ((await answer.json()) as Answer);
  };
  return {
    async activate(key: string, deviceName: string): Promise<Claims> {
      const { statement, message } = await ask('activate', { key, device_name: deviceName });
      if (!statement) throw new Error(message);
      return keep({ key, statement });
    },
    /** At each start: renews the licence when there is a network, else takes what is kept. Throws without a licence. */
    async check(): Promise<Claims> {
      const { key, statement } = await kept();
      const answer: Answer = key ? await ask('validate', { key }).catch(() => ({})) : {};
      const isOver = ENDS.includes(answer.code ?? '');
      if (isOver) await rm(file);
      if (isOver || answer.code === 'licence_expired') throw new Error(answer.message);
      return answer.statement ? keep({ key, statement: answer.statement }) : read(statement);
    },
    /** Takes the licence file of a machine without a network. */
    useFile: (statement: string): Promise<Claims> => keep({ statement }),
    deactivate: () => kept().then(({ key }) => ask('deactivate', { key }).then(() => rm(file))),
  };
}
