import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { passwordResetMail } from '../../src/mail/messages.ts';
import { folderTransport, smtpTransport } from '../../src/mail/transport.ts';
import { recordingLogger } from '../support/doubles.ts';

const FROM = 'Nodi Studio <hello@nodi.example>';
const LINK = `https://studio.example/forgot-password?token=${'t'.repeat(43)}`;
const mail = (name: string, address = 'nadia@example.com') =>
  passwordResetMail({ name, address, language: 'en' }, LINK, new Date('2026-11-20T12:00:00Z'));

describe('folderTransport', () => {
  let folder: string;
  beforeEach(async () => {
    folder = path.join(await mkdtemp(path.join(tmpdir(), 'studio-mail-')), 'outbox');
  });
  afterEach(() => rm(path.dirname(folder), { recursive: true }));

  const written = async () => {
    const names = await readdir(folder);
    expect(names).toHaveLength(1);
    const file = path.join(folder, names[0] ?? '');
    return { file, text: await readFile(file, 'utf8') };
  };

  it('writes a readable email that only the owner can open', async () => {
    await folderTransport(folder, FROM, recordingLogger(), true).deliver(mail('Nadia Rahman'));
    const { file, text } = await written();
    expect(file).toMatch(/password-reset-[0-9a-f]{8}\.eml$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(text).toContain('To: Nadia Rahman <nadia@example.com>');
    expect(text).toContain('From: Nodi Studio <hello@nodi.example>');
    expect(text).toContain('Auto-Submitted: auto-generated');
    expect(text).toContain('Content-Language: en');
    expect(text.replace(/=\r?\n/g, '').replaceAll('=3D', '=')).toContain(LINK);
  });

  it('prints the link only when enabled', async () => {
    const [shown, hidden] = [recordingLogger(), recordingLogger()];
    await folderTransport(folder, FROM, shown, true).deliver(mail('Nadia'));
    await folderTransport(folder, FROM, hidden, false).deliver(mail('Nadia'));
    expect(JSON.stringify(shown.entries)).toContain(LINK);
    expect(JSON.stringify(hidden.entries)).not.toContain(LINK);
  });

  it('has one recipient, whatever the name or address contains', async () => {
    const hostile = mail('Ann" <evil@x.example>,\r\nBcc: evil@x.example', 'ann@x.example\r\nBcc: evil@x.example');
    await folderTransport(folder, FROM, recordingLogger(), false)
      .deliver(hostile)
      .catch(() => {});
    const names = await readdir(folder).catch(() => []);
    for (const name of names) {
      const head = (await readFile(path.join(folder, name), 'utf8')).split('\r\n\r\n')[0] ?? '';
      expect(head).not.toMatch(/^Bcc:/im);
    }
  });
});

describe('smtpTransport', () => {
  /** Implements just enough SMTP for one message. */
  const smtpServer = async (received: string[]): Promise<{ server: Server; url: string }> => {
    const server = createServer((socket) => {
      let body = false;
      socket.write('220 test\r\n');
      socket.on('error', () => {});
      socket.on('data', (data) => {
        const text = data.toString();
        received.push(text);
        if (body) {
          if (/\r\n\.\r\n$/.test(text)) {
            body = false;
            socket.write('250 done\r\n');
          }
        } else if (/^DATA/i.test(text)) {
          body = true;
          socket.write('354 go\r\n');
        } else socket.write(/^QUIT/i.test(text) ? '221 bye\r\n' : '250 ok\r\n');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    return { server, url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` };
  };

  it('delivers the email', async () => {
    const received: string[] = [];
    const { server, url } = await smtpServer(received);
    const smtp = smtpTransport(url, FROM);
    expect(await smtp.deliver(mail('Nadia'))).toEqual({ answer: '250 done' });
    smtp.close();
    server.close();
    expect(received.join('')).toContain('RCPT TO:<nadia@example.com>');
    expect(received.join('')).toContain('Subject: Set a new password');
  });

  it('fails immediately when nothing is listening', async () => {
    const smtp = smtpTransport('smtp://127.0.0.1:1', FROM);
    await expect(smtp.deliver(mail('Nadia'))).rejects.toThrow();
    smtp.close();
  });
});
