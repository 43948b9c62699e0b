import type { AdminMailKinds, AdminMailPreview } from '../../../../contract/generated/model.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { translateSiteName } from '../../i18n/translated-names.ts';
import { notFound } from '../../lib/errors.ts';
import { fillInDates } from '../../mail/date-placeholders.ts';
import { exampleMails } from '../../mail/examples.ts';
import { readMailSite } from '../../mail/mail-site.ts';
import type { MailMessage } from '../../mail/mailer.ts';
import { toOutgoingMail } from '../../mail/outgoing-mail.ts';
import { findExamplePicture } from './admin-mails.repository.ts';

type PreviewDeps = Pick<Deps, 'db' | 'siteState' | 'env' | 'clock'>;

const toExampleRecipient = (language: Language) => ({ name: NAMES[language], address: 'nadia@example.com', language });
const NAMES: Record<Language, string> = { en: 'Nadia', bn: 'নাদিয়া' };

async function createExamples(
  { db, siteState, env, clock }: PreviewDeps,
  to: MailMessage['to'],
): Promise<MailMessage[]> {
  const studio = await translateSiteName(db, (await siteState.get()).name);
  const [currency, timeZone] = [await findShopCurrency(db), await findShopZone(db)];
  const picture = await findExamplePicture(db);
  const context = { to, studio, publicUrl: env.publicUrl, at: clock.now(), currency, timeZone, picture };
  return exampleMails(context).map(({ expiresAt, ...texts }) => ({
    ...fillInDates(texts, timeZone, to.language),
    expiresAt,
  }));
}

async function getExample(deps: PreviewDeps, kind: string, to: MailMessage['to']): Promise<MailMessage> {
  const match = (await createExamples(deps, to)).find((message) => message.kind === kind);
  if (!match) throw notFound(REFUSALS.mailKindUnknown);
  return match;
}

export async function listPreviews(deps: PreviewDeps): Promise<AdminMailKinds> {
  const examples = await createExamples(deps, toExampleRecipient('en'));
  return { items: examples.map(({ kind, subject }) => ({ kind, subject })) };
}

/** @throws AppError 404 for an unknown kind */
export async function getPreview(
  deps: PreviewDeps,
  kind: string,
  language: Language = 'en',
): Promise<AdminMailPreview> {
  const { expiresAt: _, ...message } = await getExample(deps, kind, toExampleRecipient(language));
  const { db, siteState, env } = deps;
  const source = { db, site: siteState, publicUrl: env.publicUrl, ownerEmail: env.admin.email };
  const site = await readMailSite(source, language);
  const { html = '', text } = toOutgoingMail(message, site);
  return { kind, from: site.name, subject: message.subject, html, text, optional: message.stop !== undefined };
}

/** Sends an example to the requesting administrator, logged as a kind of its own. @throws AppError 404, 429 */
export async function sendPreview(
  deps: PreviewDeps & Pick<Deps, 'mail' | 'limits'>,
  { id, name, email }: SessionUser,
  kind: string,
  language: Language = 'en',
): Promise<void> {
  const to = { name, address: email, language };
  const message = await getExample(deps, kind, to);
  await deps.limits.consume('test-mail', id);
  // The example's customer does not exist, so it must not be the reply address.
  const { replyTo: _, ...example } = message;
  await deps.mail.send({ ...example, to, kind: 'example' });
}
