import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Logger } from '../lib/log.ts';
import type { MailMessage } from './mailer.ts';

/** Takes one message to where it can be read. Rejects when that failed and should be tried again. */
export interface Transport {
  /** Shown at the start of the server. */
  description: string;
  deliver(message: MailMessage): Promise<void>;
  close(): void;
}

/** 'Nodi Studio <hello@nodi.example>' or a bare address. */
const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;

// People as objects, so that nothing in a name or an address can be read as a second recipient.
const envelope = (from: string, { fromName, to, replyTo, subject, text }: MailMessage) => ({
  from: fromName === undefined ? from : { name: fromName, address: addressIn(from) },
  to: { name: to.name, address: to.address },
  ...(replyTo ? { replyTo: { name: replyTo.name, address: replyTo.address } } : {}),
  subject,
  text,
});

/** Sends through an SMTP server. */
export function smtpTransport(url: string, from: string): Transport {
  const smtp = nodemailer.createTransport({
    url,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 15_000,
  });
  return {
    description: 'SMTP',
    deliver: async (message) => {
      await smtp.sendMail(envelope(from, message));
    },
    close: () => smtp.close(),
  };
}

/**
 * Writes each mail as an .eml file into a folder, for servers without SMTP.
 * @param showLinks also prints a mail's link in the log; for development only
 */
export function folderTransport(folder: string, from: string, log: Logger, showLinks: boolean): Transport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    description: `files in ${folder}`,
    deliver: async (message) => {
      const { message: bytes } = await composer.sendMail(envelope(from, message));
      await mkdir(folder, { recursive: true });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${message.kind}-${randomUUID().slice(0, 8)}.eml`;
      const part = path.join(folder, `.${name}.part`);
      await writeFile(part, bytes as Buffer, { mode: 0o600 });
      await rename(part, path.join(folder, name));
      log.info(
        `Mail "${message.subject}" was written to ${path.join(folder, name)}`,
        showLinks && message.link ? { link: message.link } : {},
      );
    },
    close: () => composer.close(),
  };
}

/** SMTP when it is configured, else files below the data folder. */
export function createTransport(
  env: { smtpUrl: string | undefined; mailFrom: string; dataDir: string; production: boolean },
  log: Logger,
): Transport {
  if (env.smtpUrl) return smtpTransport(env.smtpUrl, env.mailFrom);
  return folderTransport(path.join(env.dataDir, 'outbox'), env.mailFrom, log, !env.production);
}
