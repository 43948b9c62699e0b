import type { NewsletterPreview, NewsletterText } from '../../../../contract/generated/model.ts';
import { keepLineBreaks } from '../../../../contract/markdown/line-breaks.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import { nameCampaign } from '../../../../contract/rules/newsletter-links.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { readMailSite } from '../../mail/mail-site.ts';
import type { MailMessage, OutgoingMail } from '../../mail/mailer.ts';
import { newsletterMail } from '../../mail/newsletter-issue.ts';
import { toOutgoingMail } from '../../mail/outgoing-mail.ts';
import { toMailMarkup, toMarkupText } from '../../mail/template/markup.ts';
import { renderMarkdownText } from '../media/library-content.service.ts';

type RenderDeps = Pick<Deps, 'db' | 'env' | 'siteState' | 'clock'>;

/** Part of the unsubscribe link that differs between recipients. */
const TOKEN = 'example';

interface RenderedNewsletter {
  message: MailMessage;
  /** what readers will not see as intended, for the author */
  notes: string[];
}

/** A text as the email to one recipient. @param campaign that visits by its links belong to @throws AppError 400 for a text that cannot be rendered */
export async function renderNewsletter(
  { db, env, clock }: RenderDeps,
  to: MailMessage['to'],
  { subject, content }: NewsletterText,
  campaign?: string,
): Promise<RenderedNewsletter> {
  const { html, notes } = await renderMarkdownText({ db }, 'content', keepLineBreaks(content.trim()), to.language);
  const plain = toMailMarkup(html, env.publicUrl, to.language);
  const markup = campaign === undefined ? plain : nameCampaign(plain, env.publicUrl, campaign);
  const issue = { subject: subject.trim(), html: markup, text: toMarkupText(markup) };
  const stop = `${env.publicUrl}/unsubscribe?token=${TOKEN}`;
  return { message: newsletterMail(to, issue, { stop, at: clock.now() }), notes };
}

async function sign(
  { db, env, siteState }: RenderDeps,
  { expiresAt: _, ...message }: MailMessage,
): Promise<OutgoingMail> {
  const source = { db, site: siteState, publicUrl: env.publicUrl, ownerEmail: env.admin.email };
  return toOutgoingMail(message, await readMailSite(source, message.to.language));
}

/** @throws AppError 400 */
export async function previewNewsletter(
  deps: RenderDeps,
  language: Language,
  text: NewsletterText,
): Promise<NewsletterPreview> {
  const { message, notes } = await renderNewsletter(deps, { name: '', address: 'nadia@example.com', language }, text);
  const { fromName = '', subject, html = '', text: letter } = await sign(deps, message);
  return { from: fromName, subject, html, text: letter, notes };
}

/** The email to a recipient of a newsletter. */
export type WriteNewsletter = (to: { address: string; id: string; token: string }) => OutgoingMail;

/** Renders a text once for all of its recipients, who differ in address and unsubscribe link only. */
export async function prepareNewsletter(
  deps: RenderDeps,
  language: Language,
  text: NewsletterText,
  campaign?: string,
): Promise<WriteNewsletter> {
  const { message } = await renderNewsletter(deps, { name: '', address: '', language }, text, campaign);
  const { html = '', text: letter, stop = '', ...mail } = await sign(deps, message);
  const [placeholder, start] = [`?token=${TOKEN}`, `${stop.slice(0, stop.indexOf('?'))}?token=`];
  return ({ address, id, token }) => ({
    ...mail,
    id,
    to: { name: '', address, language },
    html: html.replaceAll(placeholder, `?token=${token}`),
    text: letter.replaceAll(placeholder, `?token=${token}`),
    stop: `${start}${token}`,
  });
}
