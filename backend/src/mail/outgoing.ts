import { previewOf } from '../../shared/mail-parts.ts';
import type { MailMessage, OutgoingMail } from './mailer.ts';
import { mailHtml } from './template/mail-html.ts';
import type { MailSite } from './template/styled-mail.ts';

export type Unsigned = Omit<MailMessage, 'expiresAt'> & { id?: string };

/** The message to deliver: signed by the site, as plain text and, if its parts are known, with HTML in its colours. */
export function outgoing({ parts, heading, why, ...mail }: Unsigned, site: MailSite): OutgoingMail {
  // A message from the contact form goes to the studio itself and is signed by its sender. A list's email already has
  // the link in its text.
  const stop = mail.stop === mail.link ? undefined : mail.stop;
  const end = `${site.name}${stop ? `\n\nUnsubscribe: ${stop}` : ''}\n`;
  const text = mail.replyTo ? mail.text : `${mail.text.trimEnd()}\n\n${end}`;
  // No one reads replies to the server's sender address.
  const studio = site.contactEmail ? { replyTo: { name: site.name, address: site.contactEmail } } : {};
  const signed = { ...studio, ...mail, fromName: site.name, text };
  if (!parts) return signed;
  const { subject } = mail;
  const below = { ...(why ? { why } : {}), ...(stop ? { stop } : {}) };
  const styled = { subject, heading: heading ?? subject, preheader: previewOf(parts), parts, ...below };
  return { ...signed, html: mailHtml(styled, site) };
}
