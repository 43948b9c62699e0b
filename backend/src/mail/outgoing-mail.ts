import { t } from '../../../contract/i18n/macros.ts';
import { type Language, toLanguageUrl } from '../../../contract/rules/languages.ts';
import { type MailSection, toPreview } from '../../../contract/rules/mail-sections.ts';
import '../i18n/translations.ts';
import type { MailMessage, OutgoingMail } from './mailer.ts';
import type { ReplyAddresses } from './reply-address.ts';
import { mailHtml } from './template/mail-html.ts';
import { toPlainTextBody } from './template/plain-text.ts';
import type { MailSite, StyledMail } from './template/styled-mail.ts';

/** A queued email of an earlier release has no language. */
export type UnsignedMail = Omit<MailMessage, 'expiresAt' | 'to'> & { id?: string; to: OutgoingMail['to'] };

/** Where a reply to the email goes. */
function getReplyTo(
  { replyTo, thread, toStudio, to }: UnsignedMail,
  { name, contactEmail }: MailSite,
  addresses: ReplyAddresses | undefined,
): UnsignedMail['replyTo'] {
  if (replyTo && !(addresses && thread)) return replyTo;
  if (addresses && thread) return { name, address: addresses.create(thread, to.address) };
  // No one reads replies to the server's sender address.
  const address = toStudio ? contactEmail : (addresses?.base ?? contactEmail);
  return address ? { name, address } : undefined;
}

/** Why the recipient gets it, and where replies go. */
function toClosing({ why, toStudio, thread, replyTo }: UnsignedMail, canReply: boolean, language: Language): string[] {
  const sentences = why ? [t(language)`You are receiving this email because ${why}.`] : [];
  if (canReply && !toStudio) sentences.push(t(language)`Questions? Just reply to this email.`);
  if (canReply && toStudio && thread && !replyTo)
    sentences.push(t(language)`Your reply to this email goes to the customer.`);
  return sentences;
}

const toStyled = (
  mail: UnsignedMail,
  { parts, canReply }: { parts: MailSection[]; canReply: boolean },
  language: Language,
): StyledMail => ({
  language,
  subject: mail.subject,
  heading: mail.heading ?? mail.subject,
  preheader: toPreview(parts),
  parts,
  closing: toClosing(mail, canReply, language),
  ...toFooterLink(mail, language),
});

/** Mail programs use the link of the header, which is the same in every language. */
function toFooterLink({ stop, link }: UnsignedMail, language: Language): Pick<StyledMail, 'stop'> {
  const page = stop === undefined ? undefined : toLanguageUrl(stop, language);
  // A list's email already has the link in its text.
  return page === undefined || page === link ? {} : { stop: page };
}

/**
 * The message to deliver: signed by the site, as plain text and, if its sections are known, also as HTML in the site's
 * colours.
 */
export function toOutgoingMail(message: UnsignedMail, site: MailSite, addresses?: ReplyAddresses): OutgoingMail {
  const { parts, heading: _heading, why: _why, toStudio, thread, attachment: _file, replyTo: _own, ...mail } = message;
  const replyTo = getReplyTo(message, site, addresses);
  const signed = { ...mail, ...(replyTo ? { replyTo } : {}), fromName: site.name };
  if (!parts) return { ...signed, text: `${mail.text.trimEnd()}\n\n-- \n${site.name}\n` };
  const canReply = toStudio ? Boolean(addresses && thread) : replyTo !== undefined;
  const styled = toStyled(message, { parts, canReply }, mail.to.language ?? 'en');
  return { ...signed, text: toPlainTextBody(styled, site), html: mailHtml(styled, site) };
}
