import { toPreview } from '../../../contract/rules/mail-sections.ts';
import type { MailMessage, OutgoingMail } from './mailer.ts';
import { mailHtml } from './template/mail-html.ts';
import type { MailSite } from './template/styled-mail.ts';

export type UnsignedMail = Omit<MailMessage, 'expiresAt'> & { id?: string };

/** The message to deliver: signed by the site, as plain text and, if its parts are known, with HTML in its colours. */
export function toOutgoingMail({ parts, heading, why, ...mail }: UnsignedMail, site: MailSite): OutgoingMail {
  // A message from the contact form goes to the studio itself and is signed by its sender. A list's email already has
  // the link in its text.
  const stop = mail.stop === mail.link ? undefined : mail.stop;
  const footer = `${site.name}${stop ? `\n\nUnsubscribe: ${stop}` : ''}\n`;
  const text = mail.replyTo ? mail.text : `${mail.text.trimEnd()}\n\n${footer}`;
  // No one reads replies to the server's sender address.
  const replyHeaders = site.contactEmail ? { replyTo: { name: site.name, address: site.contactEmail } } : {};
  const signed = { ...replyHeaders, ...mail, fromName: site.name, text };
  if (!parts) return signed;
  const { subject } = mail;
  const footerProps = { ...(why ? { why } : {}), ...(stop ? { stop } : {}) };
  const styled = { subject, heading: heading ?? subject, preheader: toPreview(parts), parts, ...footerProps };
  return { ...signed, html: mailHtml(styled, site) };
}
