import { describe, expect, it } from 'vitest';
import { compose, paragraph } from '../../src/mail/compose.ts';
import { fillInDates } from '../../src/mail/date-placeholders.ts';
import { exampleMails } from '../../src/mail/examples.ts';
import type { MailMessage } from '../../src/mail/mailer.ts';
import { contactMail, passwordResetMail } from '../../src/mail/messages.ts';
import { toOutgoingMail } from '../../src/mail/outgoing-mail.ts';
import { wrapPlainText } from '../../src/mail/template/plain-text.ts';
import type { MailSite } from '../../src/mail/template/styled-mail.ts';

const SITE: MailSite = { name: 'Nodi & Sons <1>', accent: null, logo: null, url: 'https://studio.example' };
const AT = new Date('2026-11-20T12:00:00Z');
const LINK = 'https://studio.example/forgot-password?token=abc&lang=en';
const NADIA = { name: 'Nadia', address: 'nadia@example.com', language: 'en' as const };

const html = (of: Parameters<typeof toOutgoingMail>[0], site = SITE) => toOutgoingMail(of, site).html ?? '';

describe('the HTML of an email', () => {
  it('matches the text, in the same order', () => {
    const { text, html: styled = '' } = toOutgoingMail(passwordResetMail(NADIA, LINK, AT), SITE);
    const body = styled.slice(styled.indexOf('<h1'));
    const read = body.replaceAll(/<[^>]+>/g, ' ').replaceAll('&#x26;', '&');
    let from = 0;
    for (const line of text.split('\n-- \n')[0]?.trim().split('\n\n') ?? []) {
      const found = read.indexOf(line.trim(), from);
      expect(found, line).toBeGreaterThanOrEqual(from);
      from = found;
    }
  });

  it('escapes user input', () => {
    const hostile = '<img src=x onerror=alert(1)>"\'</title><script>';
    const sent = {
      conversationId: '00000000-0000-4000-8000-000000000000',
      name: hostile,
      email: 'a@b.example',
      subject: hostile,
      message: `${hostile}\n${hostile}`,
    };
    const styled = html(contactMail({ ...NADIA, name: hostile }, sent, AT));
    // Only the river, which every email has.
    expect(styled.match(/<img/g)).toHaveLength(1);
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

  it('keeps the number of an invoice in the heading on one line', () => {
    const subject = 'Invoice 2026-00001 is overdue';
    expect(html(compose({ kind: 'x', to: NADIA, subject, parts: [paragraph('x')], expiresAt: AT }))).toContain(
      '>Invoice <span style="white-space:nowrap">2026-00001</span> is overdue</h1>',
    );
  });

  it('uses the owner’s colours and logo, for each theme', () => {
    const logo = { light: '/media/day.webp', dark: '/media/night.webp', width: 400, height: 100, showName: false };
    const accent = { light: '#8a1f5c', dark: '#f0a3cf' };
    const styled = html(passwordResetMail(NADIA, LINK, AT), { ...SITE, accent, logo });
    expect(styled).toContain('background-color:#8a1f5c');
    expect(styled).toContain('.fill{background-color:#f0a3cf!important}');
    expect(styled).toContain('src="https://studio.example/mail/logo.png?v=day.webp"');
    expect(styled).toContain('src="https://studio.example/mail/logo-dark.png?v=night.webp"');
    expect(styled).toContain('width="136" height="40"');
  });

  it('is omitted when only text is available', () => {
    const { parts: _, ...old } = passwordResetMail(NADIA, LINK, AT);
    expect(toOutgoingMail(old, SITE)).not.toHaveProperty('html');
  });
});

const toExamples = (to: MailMessage['to']) =>
  exampleMails({
    to,
    studio: 'Nodi Studio',
    publicUrl: 'https://studio.example',
    at: AT,
    currency: 'USD',
    timeZone: 'Asia/Dhaka',
    picture: '/media/calendar-400.webp',
  }).map(({ expiresAt: _, ...mail }) => fillInDates(mail, 'Asia/Dhaka', to.language));
const EXAMPLES = toExamples(NADIA);
const STUDIO: MailSite = {
  ...SITE,
  name: 'Nodi Studio',
  logo: { light: '/logo-light.svg', dark: '/logo-dark.svg', width: 32, height: 32, showName: true },
  address: '12 River Road\nBangladesh',
  contactEmail: 'hello@studio.example',
};

describe.each(EXAMPLES)('the email $kind', (example) => {
  const mail = toOutgoingMail(example, STUDIO);
  const styled = mail.html ?? '';

  it('has one heading, a preheader, and texts for its pictures', () => {
    expect(styled.match(/<h1\b/g)).toHaveLength(1);
    expect(/display:none[^>]*>([^<\u2007]+)/.exec(styled)?.[1]?.length).toBeGreaterThan(10);
    for (const [picture] of styled.matchAll(/<img\b[^>]*>/g)) {
      expect(picture).toMatch(/ alt="/);
      expect(picture).toMatch(/ width="\d+" height="\d+"/);
      // No program in wide use fails to show them.
      expect(picture).toMatch(/src="https:\/\/studio\.example\/mail\/[\w/-]+\.(png|jpg)/);
    }
    expect(styled.match(/class="on-fill press"/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it('says where replies go, who sends it and why', () => {
    expect(mail.replyTo?.address).toMatch(/@/);
    for (const text of [styled, mail.text]) {
      expect(text).toContain('You are receiving this email because ');
      expect(text).toContain('12 River Road');
    }
    if (example.stop) expect(styled).toContain(example.stop.replaceAll('&', '&#x26;'));
  });

  it('is readable as plain text', () => {
    expect(mail.text).not.toMatch(/<\/?[a-z][^@>]*>|&[a-z#]\w*;|\uE000|undefined|null/);
    for (const line of wrapPlainText(mail.text).split('\n')) {
      const link = /https?:\S+/.exec(line)?.[0];
      // Alone in its line, or after the label of a list of facts.
      if (link !== undefined) expect(line.replace(/^\p{L}+: +/u, '')).toBe(link);
      else expect(Array.from(line).length, line).toBeLessThanOrEqual(72);
    }
  });
});

/** Names, codes and words of people, which are not translated. */
const ORIGINAL =
  /https?:\S+|[\w.+-]+@[\w.-]+|River Calendar|Asia\/Dhaka|Nodi School|Rafi Karim|Rahman Ferries|Tide tables for Android|River Notes|Lantern Scenes|Nodi Studio|12 River Road|Bangladesh|books\.example\.com|Nadia( Rahman)?|\bnadia\b|Rina Das|account|River Bank|Team|Personal|Firefox on Windows|bKash|Visa|[\da-f]{64}|A question|Bought twice|The transfer reference could not be found\.|The account is in a different name|screen\.png|set-up\.pdf|\b[A-Z\d]+(?:-[A-Z\d]+)*\b|\b\d[\d./]*\b/g;

describe.each(toExamples({ ...NADIA, name: 'নাদিয়া', language: 'bn' }))('the email $kind in Bangla', (example) => {
  const mail = toOutgoingMail(example, STUDIO);
  const styled = mail.html ?? '';
  // What people have written stays in their language.
  const parts = example.parts?.map((part) => {
    if (part.kind === 'quote') return { ...part, text: '' };
    return part.kind === 'list' ? { ...part, items: [] } : part;
  });
  const { text } = toOutgoingMail({ ...example, ...(parts ? { parts } : {}) }, STUDIO);

  it('has no words in English', () => {
    for (const said of [text, example.subject, example.heading ?? ''])
      expect(said.replace(ORIGINAL, '')).not.toMatch(/[a-z]|GMT|undefined/i);
  });

  it('has Bangla digits, and its full stop directly after the word', () => {
    const said = `${example.subject}\n${text}`;
    expect(said.replace(ORIGINAL, '').replace(/#\d+/g, '')).not.toMatch(/\d/);
    expect(said).not.toMatch(/\s।|[\u0980-\u09ff]\.(\s|$)/);
    expect(said).toBe(said.normalize('NFC'));
  });

  it('leads to pages in Bangla', () => {
    const links = [...mail.text.matchAll(/https:\S+/g)].map(([link]) => link);
    // The room of a meeting is elsewhere, and an affiliate's link is for visitors of any language.
    for (const link of links.filter((one) => !/^https:\/\/(?:meet\.example\/|studio\.example\/\?ref=)/.test(one)))
      expect(link).toMatch(/^https:\/\/studio\.example\/bn\//);
    // Mail programs unsubscribe at the address that is the same in every language.
    if (example.stop) expect(mail.stop).toBe('https://studio.example/unsubscribe?token=example');
  });

  it('names its language and a face for it', () => {
    expect(styled).toMatch(/<html lang="bn"/);
    expect(styled).toContain('Hind Siliguri');
    expect(styled).not.toMatch(/letter-spacing:-/);
  });
});

describe('wraps the lines of a plain-text email', () => {
  it('are at most 72 characters long, also in quotes and lists', () => {
    const words = Array.from({ length: 30 }, () => 'letters').join(' ');
    for (const [prefix, further] of [
      ['', ''],
      ['> ', '> '],
      ['- ', '  '],
    ] as const) {
      const lines = wrapPlainText(prefix + words).split('\n');
      expect(lines.length).toBeGreaterThan(3);
      for (const [index, line] of lines.entries()) {
        expect(line.length).toBeLessThanOrEqual(72);
        expect(line.startsWith(index === 0 ? prefix : further)).toBe(true);
      }
    }
  });

  it('keep a URL and the columns of a bill whole', () => {
    const url = `https://studio.example/${'x'.repeat(100)}`;
    expect(wrapPlainText(url)).toBe(url);
    const rows = [
      ['Ramadan Calendar', '$49.00'],
      ['Code SPRING', '−$10.00'],
      ['Total', '$39.00'],
    ] as const;
    const bill = compose({ kind: 'x', to: NADIA, subject: 'x', parts: [{ kind: 'lines', rows }], expiresAt: AT });
    expect(toOutgoingMail(bill, SITE).text).toContain(
      [
        'Ramadan Calendar   $49.00',
        'Code SPRING       −$10.00',
        '-------------------------',
        'Total              $39.00',
      ].join('\n'),
    );
  });
});
