import type { SenderCheck, SenderDomain } from '../../../../contract/generated/model.ts';
import {
  DKIM_SELECTORS,
  isPublicDomain,
  listDmarcNames,
  readDkim,
  readDmarc,
  readSpf,
  type SenderFinding,
} from '../../../../contract/rules/sender-domain.ts';
import type { DnsRecords } from '../../mail/dns-records.adapter.ts';

type Read = (texts: readonly string[]) => SenderFinding;

/** The first of several names that has the record. */
async function readFirst(dns: DnsRecords, names: readonly string[], read: Read): Promise<SenderFinding> {
  try {
    const findings = (await Promise.all(names.map((name) => dns.listTexts(name)))).map(read);
    return (
      findings.find(({ result }) => result === 'ok') ??
      findings.find(({ result }) => result !== 'missing') ?? { result: 'missing', record: null }
    );
  } catch {
    return { result: 'unreachable', record: null };
  }
}

/** Looks up what mail servers check of a sender's domain. @param sender 'Name <email>' or an email */
export async function checkSenderDomain(sender: string, dns: DnsRecords): Promise<SenderDomain> {
  const domain = /@([^@<>\s]+)>?\s*$/.exec(sender)?.[1]?.toLowerCase() ?? '';
  const checkAll = async (): Promise<Record<SenderCheck['name'], SenderFinding>> => {
    const selectors = DKIM_SELECTORS.map((selector) => `${selector}._domainkey.${domain}`);
    const [spf, dkim, dmarc] = await Promise.all([
      readFirst(dns, [domain], readSpf),
      readFirst(dns, selectors, readDkim),
      // The policy closest to the domain applies, whatever its content.
      readNearest(dns, listDmarcNames(domain)),
    ]);
    return { spf, dkim, dmarc };
  };
  const skipped: SenderFinding = { result: 'private', record: null };
  const found = isPublicDomain(domain) ? await checkAll() : { spf: skipped, dkim: skipped, dmarc: skipped };
  return { domain, checks: (['spf', 'dkim', 'dmarc'] as const).map((name) => ({ name, ...found[name] })) };
}

async function readNearest(dns: DnsRecords, names: readonly string[]): Promise<SenderFinding> {
  for (const name of names) {
    const finding = await readFirst(dns, [name], readDmarc);
    if (finding.result !== 'missing') return finding;
  }
  return { result: 'missing', record: null };
}
