import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Logger } from '../lib/log.ts';
import { traced } from '../lib/tracing.ts';
import { type MailApiSettings, mailApiTransport } from './mail-api.adapter.ts';
import { toEnvelope } from './mail-envelope.ts';
import type { OutgoingMail } from './mailer.ts';

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

/** Folding would break a long unsubscribe link in two. */
const toHeader = ([name, value]: [string, string]) => [name, value.startsWith('<') ? { prepared: true, value } : value];

/** The email in the form of nodemailer. */
function toMimeMail(from: string, message: OutgoingMail) {
  const { messageId, replyTo, headers, ...envelope } = toEnvelope(from, message);
  const { subject, html, files } = message;
  return {
    ...envelope,
    ...(replyTo ? { replyTo } : {}),
    subject,
    ...(html === undefined ? {} : { html }),
    ...(files === undefined
      ? {}
      : { attachments: files.map(({ name, type, content }) => ({ filename: name, contentType: type, content })) }),
    headers: Object.fromEntries(headers.map(toHeader)),
    ...(messageId === undefined ? {} : { messageId }),
  };
}

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
      const { response } = await smtp.sendMail(toMimeMail(from, message));
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
      const { message: bytes } = await composer.sendMail(toMimeMail(from, message));
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

interface MailEnv {
  smtpUrl: string | undefined;
  mailApi: MailApiSettings | undefined;
  mailFrom: string;
  dataDir: string;
  production: boolean;
}

/** A provider's API or SMTP if configured, otherwise files below the data folder. */
export function createTransport(env: MailEnv, log: Logger): Transport {
  if (env.mailApi) return mailApiTransport(env.mailApi, env.mailFrom);
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
