import { describe, expect, it } from 'vitest';
import { isPublicDomain, listDmarcNames, readDkim, readDmarc, readSpf } from '../../../contract/rules/sender-domain.ts';

const result = ({ result }: { result: string }) => result;

describe('records of a sender', () => {
  it.each([
    [['v=spf1 include:_spf.example.net ~all', 'other'], 'ok'],
    [['v=spf1 redirect=_spf.example.net'], 'ok'],
    [['v=spf1 mx +all'], 'open'],
    [['v=spf1 all'], 'open'],
    [['v=spf1 a', 'v=spf1 mx'], 'several'],
    [['v=spf10 a'], 'missing'],
    [[], 'missing'],
  ])('SPF %j is %s', (texts, expected) => {
    expect(result(readSpf(texts))).toBe(expected);
  });

  it.each([
    [['v=DKIM1; k=rsa; p=MIGf'], 'ok'],
    [['p=MIGf'], 'ok'],
    [['v=DKIM1; p='], 'revoked'],
    [['something else'], 'missing'],
  ])('DKIM %j is %s', (texts, expected) => {
    expect(result(readDkim(texts))).toBe(expected);
  });

  it.each([
    [['v=DMARC1; p=reject; rua=mailto:a@b.example'], 'ok'],
    [['v=DMARC1;p=Quarantine'], 'ok'],
    [['v=DMARC1; p=none'], 'monitoring'],
    [['v=DMARC1; rua=mailto:a@b.example'], 'invalid'],
    [['v=DMARC1; p=none', 'v=DMARC1; p=reject'], 'several'],
    [['v=DMARC2; p=none'], 'missing'],
  ])('DMARC %j is %s', (texts, expected) => {
    expect(result(readDmarc(texts))).toBe(expected);
  });

  it('a long record is cut', () => {
    expect(readDkim([`p=${'A'.repeat(900)}`]).record).toHaveLength(500);
  });
});

it('only public domains are looked up, and the policy also above them', () => {
  for (const domain of ['localhost', 'mail.local', '192.168.0.1', 'studio.example', '', 'a b.com'])
    expect([domain, isPublicDomain(domain)]).toEqual([domain, false]);
  expect(isPublicDomain('mail.studio.com.bd')).toBe(true);
  expect(listDmarcNames('mail.studio.com')).toEqual(['_dmarc.mail.studio.com', '_dmarc.studio.com']);
});
