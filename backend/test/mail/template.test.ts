import { describe, expect, it } from 'vitest';
import { compose, paragraph } from '../../src/mail/compose.ts';
import { contactMail, passwordResetMail } from '../../src/mail/messages.ts';
import { toOutgoingMail } from '../../src/mail/outgoing-mail.ts';
import type { MailSite } from '../../src/mail/template/styled-mail.ts';

const SITE: MailSite = { name: 'Nodi & Sons <1>', accent: null, logo: null, url: 'https://studio.example' };
const AT = new Date('2026-11-20T12:00:00Z');
const LINK = 'https://studio.example/forgot-password?token=abc&lang=en';
const NADIA = { name: 'Nadia', address: 'nadia@example.com' };

const html = (of: Parameters<typeof toOutgoingMail>[0], site = SITE) => toOutgoingMail(of, site).html ?? '';

describe('the HTML of an email', () => {
  it('matches the text, in the same order', () => {
    const { text, html: styled = '' } = toOutgoingMail(passwordResetMail(NADIA, LINK, AT), SITE);
    const body = styled.slice(styled.indexOf('<h1'));
    const read = body.replaceAll(/<[^>]+>/g, ' ').replaceAll('&#x26;', '&');
    let from = 0;
    for (const line of text.split('\n\n').slice(0, -1)) {
      const found = read.indexOf(line.trim(), from);
      expect(found, line).toBeGreaterThanOrEqual(from);
      from = found;
    }
  });

  it('escapes user input', () => {
    const hostile = '<img src=x onerror=alert(1)>"\'</title><script>';
    const sent = { name: hostile, email: 'a@b.example', subject: hostile, message: `${hostile}\n${hostile}` };
    const styled = html(contactMail({ ...NADIA, name: hostile }, sent, AT));
    expect(styled).not.toContain('<img');
    expect(styled).not.toContain('<script');
    expect(styled.match(/<\/title>/g)).toHaveLength(1);
    expect(styled).toContain('Nodi &#x26; Sons &#x3C;1>');
  });

  it('keeps characters of every script', () => {
    const words = 'শ্রদ্ধা 👩‍💻 Ünïcödé';
    expect(html(compose({ kind: 'x', to: NADIA, subject: words, parts: [paragraph(words)], expiresAt: AT }))).toContain(
      `>${words}</p>`,
    );
  });

  it('uses the owner’s colours and logo, for each theme', () => {
    const logo = { light: '/media/day.webp', dark: '/media/night.webp', width: 400, height: 100, showName: false };
    const accent = { light: '#8a1f5c', dark: '#f0a3cf' };
    const styled = html(passwordResetMail(NADIA, LINK, AT), { ...SITE, accent, logo });
    expect(styled).toContain('background-color:#8a1f5c');
    expect(styled).toContain('.fill{background-color:#f0a3cf!important}');
    expect(styled).toContain('src="https://studio.example/media/day.webp"');
    expect(styled).toContain('src="https://studio.example/media/night.webp"');
    expect(styled).toContain('width="128" height="32"');
  });

  it('is omitted when only text is available', () => {
    const { parts: _, ...old } = passwordResetMail(NADIA, LINK, AT);
    expect(toOutgoingMail(old, SITE)).not.toHaveProperty('html');
  });
});
