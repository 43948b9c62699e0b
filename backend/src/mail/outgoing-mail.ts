import { t } from '../../../contract/i18n/macros.ts';
import { type Language, toLanguageUrl } from '../../../contract/rules/languages.ts';
import { type MailSection, toPreview } from '../../../contract/rules/mail-sections.ts';
import '../i18n/translations.ts';
import type { MailMessage, OutgoingMail } from './mailer.ts';
import { toLetter } from './template/letter.ts';
import { mailHtml } from './template/mail-html.ts';
import type { MailSite, StyledMail } from './template/styled-mail.ts';

/** A queued email of an earlier release has no language. */
export type UnsignedMail = Omit<MailMessage, 'expiresAt' | 'to'> & { id?: string; to: OutgoingMail['to'] };

/** Why the recipient gets it, and where questions go. */
const toClosing = ({ why, toStudio }: UnsignedMail, { contactEmail }: MailSite, language: Language): string[] => [
  ...(why ? [t(language)`You are receiving this email because ${why}.`] : []),
  ...(contactEmail && !toStudio ? [t(language)`Questions? Just reply to this email.`] : []),
];

const toStyled = (mail: UnsignedMail, parts: MailSection[], site: MailSite, language: Language): StyledMail => ({
  language,
  subject: mail.subject,
  heading: mail.heading ?? mail.subject,
  preheader: toPreview(parts),
  parts,
  closing: toClosing(mail, site, language),
  ...toFooterLink(mail, language),
});

/** Mail programs use the link of the header, which is the same in every language. */
function toFooterLink({ stop, link }: UnsignedMail, language: Language): Pick<StyledMail, 'stop'> {
  const page = stop === undefined ? undefined : toLanguageUrl(stop, language);
  // A list's email already has the link in its text.
  return page === undefined || page === link ? {} : { stop: page };
}

/** The message to deliver: signed by the site, as a letter and, if its parts are known, with HTML in its colours. */
export function toOutgoingMail(message: UnsignedMail, site: MailSite): OutgoingMail {
  const { parts, heading: _heading, why: _why, toStudio: _internal, attachment: _file, ...mail } = message;
  // No one reads replies to the server's sender address.
  const replyHeaders = site.contactEmail ? { replyTo: { name: site.name, address: site.contactEmail } } : {};
  const signed = { ...replyHeaders, ...mail, fromName: site.name };
  if (!parts) return { ...signed, text: `${mail.text.trimEnd()}\n\n-- \n${site.name}\n` };
  const styled = toStyled(message, parts, site, mail.to.language ?? 'en');
  return { ...signed, text: toLetter(styled, site), html: mailHtml(styled, site) };
}
