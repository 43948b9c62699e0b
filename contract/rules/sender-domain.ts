type SenderResult =
  | 'ok'
  | 'missing'
  | 'several'
  | 'open'
  | 'revoked'
  | 'monitoring'
  | 'invalid'
  | 'private'
  | 'unreachable';

/** What a kind of record says, and the record itself. */
export interface SenderFinding {
  result: SenderResult;
  record: string | null;
}

const MAX_RECORD = 500;
const MISSING: SenderFinding = { result: 'missing', record: null };

const find = (result: SenderResult, record: string): SenderFinding => ({
  result,
  record: record.slice(0, MAX_RECORD),
});

/** Tags of a record such as `v=DMARC1; p=none`, in lower case, without spaces. */
const readTags = (record: string): Map<string, string> =>
  new Map(
    record.split(';').flatMap((part) => {
      const [name = '', ...value] = part.split('=');
      return name.trim() === '' ? [] : [[name.trim().toLowerCase(), value.join('=').replace(/\s+/g, '')] as const];
    }),
  );

/** RFC 7208: exactly one record, and not `+all`, which lets every server send. */
export function readSpf(texts: readonly string[]): SenderFinding {
  const records = texts.filter((text) => /^v=spf1(?: |$)/i.test(text));
  const [record] = records;
  if (record === undefined) return MISSING;
  if (records.length > 1) return find('several', records.join('\n'));
  return find(/ \+?all(?: |$)/i.test(record) ? 'open' : 'ok', record);
}

/** RFC 6376: a record of a selector has a public key; an empty one was revoked. */
export function readDkim(texts: readonly string[]): SenderFinding {
  const record = texts.find((text) => readTags(text).has('p'));
  if (record === undefined) return MISSING;
  return find(readTags(record).get('p') === '' ? 'revoked' : 'ok', record);
}

/** RFC 7489: one record with a policy; `none` only asks for reports. */
export function readDmarc(texts: readonly string[]): SenderFinding {
  const records = texts.filter((text) => /^v\s*=\s*DMARC1\s*(?:;|$)/i.test(text));
  const [record] = records;
  if (record === undefined) return MISSING;
  if (records.length > 1) return find('several', records.join('\n'));
  const policy = readTags(record).get('p')?.toLowerCase();
  if (policy === 'none') return find('monitoring', record);
  return find(policy === 'quarantine' || policy === 'reject' ? 'ok' : 'invalid', record);
}

/** Names under which providers usually publish their DKIM key. */
export const DKIM_SELECTORS = [
  'default',
  'dkim',
  'mail',
  'smtp',
  'google',
  'selector1',
  'selector2',
  's1',
  's2',
  'k1',
  'k2',
  'k3',
  'fm1',
  'pm',
  'mx',
  'zoho',
  'brevo1',
  'resend',
] as const;

/** Names that no public DNS has (RFC 2606, RFC 6761 and such). */
const PRIVATE = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa|test|example|invalid)$/i;
const PUBLIC = /^(?=.{4,253}$)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/i;

/** Whether a domain can have records; addresses and private names cannot. */
export const isPublicDomain = (domain: string): boolean =>
  PUBLIC.test(domain) && !PRIVATE.test(domain) && !/^[\d.]+$/.test(domain);

/** Where the policy of a domain may be: its own, then those of the domains above it. */
export function listDmarcNames(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, index) => `_dmarc.${labels.slice(index).join('.')}`);
}
