import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSenderDomain } from '../../../src/features/email/sender-domain.service.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { MAIL_FROM: 'Studio <hello@studio.example>' } });
});
afterAll(() => app.close());

/** DNS with these texts. */
const dnsOf = (texts: Record<string, string[]>) => ({ listTexts: async (name: string) => texts[name] ?? [] });
const resultsOf = ({ checks }: Awaited<ReturnType<typeof checkSenderDomain>>) => checks.map(({ result }) => result);

describe('GET /api/admin/mail-settings/sender-domain', () => {
  it('200: nothing is looked up of a domain that is not public; the records of one that is', async () => {
    const { headers } = await app.signedIn('super_admin');
    const { status, body } = await app.http.get('/api/admin/mail-settings/sender-domain').set(headers);
    expect([status, body.domain, resultsOf(body)]).toEqual([200, 'studio.example', ['private', 'private', 'private']]);
    const dns = dnsOf({
      'mail.nodi.studio': ['v=spf1 mx -all'],
      'k2._domainkey.mail.nodi.studio': ['v=DKIM1; p=MIGf'],
      '_dmarc.nodi.studio': ['v=DMARC1; p=none'],
    });
    const found = await checkSenderDomain('Nodi <hello@Mail.Nodi.studio>', dns);
    expect([found.domain, resultsOf(found)]).toEqual(['mail.nodi.studio', ['ok', 'ok', 'monitoring']]);
    expect(resultsOf(await checkSenderDomain('a@nodi.studio', dnsOf({})))).toEqual(['missing', 'missing', 'missing']);
    const broken = { listTexts: async () => Promise.reject(new Error('ETIMEOUT')) };
    expect(resultsOf(await checkSenderDomain('a@nodi.studio', broken))).toEqual(
      Array.from({ length: 3 }, () => 'unreachable'),
    );
  });
});
