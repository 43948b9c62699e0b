import { Resolver } from 'node:dns/promises';

/** The port to DNS. */
export interface DnsRecords {
  /** The texts of a name, each in one piece; none for a name without them. @throws when DNS does not answer */
  listTexts(name: string): Promise<string[]>;
}

const TIMEOUT_MS = 2_000;
/** The name does not exist, or has no texts. */
const NOTHING = new Set(['ENOTFOUND', 'ENODATA']);

export const dnsRecords: DnsRecords = {
  async listTexts(name) {
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });
    try {
      return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''));
    } catch (error) {
      if (NOTHING.has((error as { code?: string }).code ?? '')) return [];
      throw error;
    }
  },
};
