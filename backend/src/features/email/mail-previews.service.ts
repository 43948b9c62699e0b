import { REFUSALS } from '../../../shared/refusals.ts';
import { shopCurrency } from '../../db/shop-currency.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { AdminMailKinds, AdminMailPreview } from '../../generated/model.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { exampleMails } from '../../mail/examples.ts';
import type { MailMessage } from '../../mail/mailer.ts';
import { withMoments } from '../../mail/moments.ts';
import { outgoing } from '../../mail/outgoing.ts';

type Parts = Pick<Deps, 'db' | 'siteState' | 'env' | 'clock'>;

const NADIA = { name: 'Nadia', address: 'nadia@example.com' };

async function examplesFor({ db, siteState, env, clock }: Parts, to: MailMessage['to']): Promise<MailMessage[]> {
  const { name: studio } = await siteState.get();
  const [currency, timeZone] = [await shopCurrency(db), await findShopZone(db)];
  const scene = { to, studio, publicUrl: env.publicUrl, at: clock.now(), currency, timeZone };
  return exampleMails(scene).map(({ expiresAt, ...texts }) => ({ ...withMoments(texts, timeZone), expiresAt }));
}

async function exampleOf(parts: Parts, kind: string, to: MailMessage['to']): Promise<MailMessage> {
  const found = (await examplesFor(parts, to)).find((message) => message.kind === kind);
  if (!found) throw notFound(REFUSALS.mailKindUnknown);
  return found;
}

export async function listPreviews(parts: Parts): Promise<AdminMailKinds> {
  const examples = await examplesFor(parts, NADIA);
  return { items: examples.map(({ kind, subject }) => ({ kind, subject })) };
}

/** @throws AppError 404 for an unknown kind */
export async function readPreview(parts: Parts, kind: string): Promise<AdminMailPreview> {
  const { expiresAt: _, ...message } = await exampleOf(parts, kind, NADIA);
  const site = { ...(await parts.siteState.get()), url: parts.env.publicUrl };
  const { html = '', text } = outgoing(message, site);
  return { kind, from: site.name, subject: message.subject, html, text, optional: message.stop !== undefined };
}

/** Sends an example to the requesting administrator, logged as a kind of its own. @throws AppError 404, 429 */
export async function sendPreview(
  parts: Parts & Pick<Deps, 'mail' | 'limits'>,
  { id, name, email }: SessionUser,
  kind: string,
): Promise<void> {
  const message = await exampleOf(parts, kind, { name, address: email });
  await parts.limits.take('test-mail', id);
  // The example's customer does not exist, so it must not be the reply address.
  const { replyTo: _, ...example } = message;
  await parts.mail.send({ ...example, to: { name, address: email }, kind: 'example' });
}
