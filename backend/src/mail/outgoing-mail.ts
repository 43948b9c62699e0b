import { type MailSection, toPreview } from '../../../contract/rules/mail-sections.ts';
import type { MailMessage, OutgoingMail } from './mailer.ts';
import { toLetter } from './template/letter.ts';
import { mailHtml } from './template/mail-html.ts';
import type { MailSite, StyledMail } from './template/styled-mail.ts';

export type UnsignedMail = Omit<MailMessage, 'expiresAt'> & { id?: string };

/** Why the recipient gets it, and where questions go. */
const toClosing = ({ why, toStudio }: UnsignedMail, { contactEmail }: MailSite): string[] => [
  ...(why ? [`You are receiving this email because ${why}.`] : []),
  ...(contactEmail && !toStudio ? ['Questions? Just reply to this email.'] : []),
];

const toStyled = (mail: UnsignedMail, parts: MailSection[], site: MailSite, stop: string | undefined): StyledMail => ({
  subject: mail.subject,
  heading: mail.heading ?? mail.subject,
  preheader: toPreview(parts),
  parts,
  closing: toClosing(mail, site),
  ...(stop ? { stop } : {}),
});

/** The message to deliver: signed by the site, as a letter and, if its parts are known, with HTML in its colours. */
export function toOutgoingMail(message: UnsignedMail, site: MailSite): OutgoingMail {
  const { parts, heading: _heading, why: _why, toStudio: _internal, ...mail } = message;
  // A list's email already has the link in its text.
  const stop = mail.stop === mail.link ? undefined : mail.stop;
  // No one reads replies to the server's sender address.
  const replyHeaders = site.contactEmail ? { replyTo: { name: site.name, address: site.contactEmail } } : {};
  const signed = { ...replyHeaders, ...mail, fromName: site.name };
  if (!parts) return { ...signed, text: `${mail.text.trimEnd()}\n\n-- \n${site.name}\n` };
  const styled = toStyled(message, parts, site, stop);
  return { ...signed, text: toLetter(styled, site), html: mailHtml(styled, site) };
}
