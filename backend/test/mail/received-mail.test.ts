import { describe, expect, it } from 'vitest';
import { parseMail } from '../../src/mail/received-mail.ts';

const parse = (lines: string[]) =>
  parseMail(Buffer.from(['From: Nadia <nadia@example.com>', 'To: reply@studio.example', ...lines].join('\r\n')));

describe('parseMail', () => {
  it.each([
    ['a quote below', 'Yes.\r\n\r\nOn Mon, 2 Nov 2026, Studio wrote:\r\n> Shall we?', 'Yes.'],
    ['a signature', 'Yes.\r\n\r\n-- \r\nNadia\r\nDhaka', 'Yes.'],
    ['no quote', 'Yes.', 'Yes.'],
  ])('finds the text above %s', async (_case, body, text) => {
    const mail = await parse(['Content-Type: text/plain', '', body]);
    expect(mail.text).toBe(text);
    expect(`${mail.text}${mail.quoted}`).toContain(body.split('\r\n').at(-1));
  });

  it('keeps a quote that the next line answers', async () => {
    const mail = await parse([
      'Content-Type: text/plain',
      '',
      '> Which day?\r\n\r\nTuesday.\r\n\r\n> Which room?\r\n\r\nThe small one.',
    ]);
    expect(mail.text).toMatch(/^> Which day\?\n+Tuesday\.\n+> Which room\?\n+The small one\.$/);
    expect(mail.quoted).toBe('');
  });

  it('reads HTML without scripts, styles and pictures', async () => {
    const html = '<style>p{}</style><p>First<br>second</p><script>x()</script><img src="https://spy.example/1.gif">';
    const mail = await parse(['Content-Type: text/html; charset=utf-8', '', html]);
    expect(mail.text).toBe('First\nsecond');
  });

  it('without a Message-ID, the same bytes have the same id', async () => {
    const [one, same, other] = await Promise.all(
      [
        ['', 'x'],
        ['', 'x'],
        ['', 'y'],
      ].map(parse),
    );
    expect(one?.id).toBe(same?.id);
    expect(one?.id).not.toBe(other?.id);
  });

  it('a delayed delivery is no returned email', async () => {
    const mail = await parse([
      'Content-Type: multipart/report; report-type=delivery-status; boundary=r',
      '',
      '--r',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      '',
      'Final-Recipient: rfc822; a@example.com',
      'Action: delayed',
      '--r--',
    ]);
    expect(mail.report).toBeUndefined();
  });

  it('copes with anything', async () => {
    for (const source of ['', '\r\n\r\n', 'not an email', '\x00\xff', 'From: =?x?q?', 'To: ;;;<>,,"']) {
      await expect(parseMail(Buffer.from(source, 'latin1'))).resolves.toBeDefined();
    }
  });
});
