import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Logger } from '../lib/log.ts';
import { traced } from '../lib/tracing.ts';
import type { OutgoingMail } from './mailer.ts';
import { wrapLetter } from './template/letter.ts';

/** The mail server's response on acceptance; text of another system, for administrators. */
export type DeliveryResult = { answer: string };

/** Delivers one message. Rejects when that failed and should be retried. */
export interface Transport {
  /** Shown at startup. */
  description: string;
  deliver(message: OutgoingMail): Promise<DeliveryResult>;
  /** Rejects while emails cannot be sent. */
  check(): Promise<unknown>;
  close(): void;
}

/** 'A Studio <hello@studio.example>' or a bare address. */
export const parseAddress = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;

/** Mail programs show their own button for it and send one request (RFC 8058). */
const oneClick = (stop: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${stop}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Tells other programs not to reply, such as out-of-office responders (RFC 3834). */
const AUTO_SUBMITTED_HEADER = { 'Auto-Submitted': 'auto-generated' };

/** A message written by a person that the email only forwards. */
const isPersonal = (kind: string): boolean => kind === 'contact' || kind.startsWith('conversation');

// Names and addresses as objects, so that nothing in them can be read as a second recipient.
const envelope = (
  from: string,
  { id, kind, fromName, to, replyTo, subject, text, html, stop, files }: OutgoingMail,
) => ({
  from: fromName === undefined ? from : { name: fromName, address: parseAddress(from) },
  to: { name: to.name, address: to.address },
  ...(replyTo ? { replyTo: { name: replyTo.name, address: replyTo.address } } : {}),
  subject,
  text: wrapLetter(text),
  ...(html === undefined ? {} : { html }),
  ...(files === undefined
    ? {}
    : { attachments: files.map(({ name, type, content }) => ({ filename: name, contentType: type, content })) }),
  headers: {
    'Content-Language': to.language ?? 'en',
    ...(isPersonal(kind) ? {} : AUTO_SUBMITTED_HEADER),
    ...(stop === undefined ? {} : oneClick(stop)),
  },
  ...(id === undefined ? {} : { messageId: `<${id}@${parseAddress(from).split('@').at(-1)}>` }),
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
      const { response } = await smtp.sendMail(envelope(from, message));
      return { answer: response };
    },
    check: () => smtp.verify(),
    close: () => smtp.close(),
  };
}

/**
 * Writes each email as an .eml file to a folder, for servers without SMTP.
 * @param logLinks also prints an email's link in the log; for development only
 */
export function folderTransport(folder: string, from: string, log: Logger, logLinks: boolean): Transport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    description: `files in ${folder}`,
    deliver: async (message) => {
      const { message: bytes } = await composer.sendMail(envelope(from, message));
      await mkdir(folder, { recursive: true });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${message.kind}-${randomUUID().slice(0, 8)}.eml`;
      const temporary = path.join(folder, `.${name}.part`);
      await writeFile(temporary, bytes as Buffer, { mode: 0o600 });
      await rename(temporary, path.join(folder, name));
      log.info(
        `An email (${message.kind}) was written to ${path.join(folder, name)}`,
        logLinks && message.link ? { link: message.link } : {},
      );
      return { answer: `Written to ${path.join(folder, name)}` };
    },
    check: () => mkdir(folder, { recursive: true }),
    close: () => composer.close(),
  };
}

/** SMTP if configured, otherwise files below the data folder. */
export function createTransport(
  env: { smtpUrl: string | undefined; mailFrom: string; dataDir: string; production: boolean },
  log: Logger,
): Transport {
  if (env.smtpUrl) return smtpTransport(env.smtpUrl, env.mailFrom);
  return folderTransport(path.join(env.dataDir, 'outbox'), env.mailFrom, log, !env.production);
}

/** A transport that records its last delivery. */
export function withLastDelivery(transport: Transport): Transport & { lastDelivery(): Date | null } {
  let last: Date | null = null;
  return {
    ...transport,
    deliver: async (message) => {
      const facts = { 'messaging.operation.name': 'send', 'messaging.message.id': message.id ?? '' };
      const delivered = await traced(`mail ${message.kind}`, { attributes: facts }, () => transport.deliver(message));
      last = new Date();
      return delivered;
    },
    lastDelivery: () => last,
  };
}
