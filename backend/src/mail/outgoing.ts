import { previewOf } from '../../shared/mail-parts.ts';
import type { MailMessage, OutgoingMail } from './mailer.ts';
import { mailHtml } from './template/mail-html.ts';
import type { MailSite } from './template/styled-mail.ts';

export type Unsigned = Omit<MailMessage, 'expiresAt'> & { id?: string };

/** The message as it leaves: in the name of the site, as plain text and, where its parts are known, in its colours. */
export function outgoing({ parts, heading, why, ...mail }: Unsigned, site: MailSite): OutgoingMail {
  // What the contact form brings in goes to the studio itself and is signed by its sender.
  // A mail of a list has the link in its text already.
  const stop = mail.stop === mail.link ? undefined : mail.stop;
  const end = `${site.name}${stop ? `\n\nStop these emails: ${stop}` : ''}\n`;
  const text = mail.replyTo ? mail.text : `${mail.text.trimEnd()}\n\n${end}`;
  // Nobody reads what comes back to the address that a server sends from.
  const studio = site.contactEmail ? { replyTo: { name: site.name, address: site.contactEmail } } : {};
  const signed = { ...studio, ...mail, fromName: site.name, text };
  if (!parts) return signed;
  const { subject } = mail;
  const below = { ...(why ? { why } : {}), ...(stop ? { stop } : {}) };
  const styled = { subject, heading: heading ?? subject, preheader: previewOf(parts), parts, ...below };
  return { ...signed, html: mailHtml(styled, site) };
}
