import { createHash, createPublicKey, verify } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { QuoteSealCheck, QuoteSealClaims, QuoteSealInput } from '../../../../contract/generated/model.ts';
import { toContentDisposition } from '../../../../contract/rules/content-disposition.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import { quoteNumber, toQuoteLink } from '../../../../contract/rules/quotes.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { sealedQuoteMail } from '../../mail/quote-messages.ts';
import { signStatement } from '../orders/signing.adapter.ts';
import type { Signing } from '../orders/signing.service.ts';
import { renderQuote } from './quote-pdf.service.ts';
import { findAcceptance, findQuote, findSealedFile, listQuoteVersions, setSealed } from './quotes.repository.ts';

const TYPE = 'quote-acceptance';

/** The sealed file of an accepted quote for an email; undefined until it is sealed. */
export async function readQuoteFile(db: Kysely<Database>, quoteId: string) {
  const quote = await findQuote(db, quoteId);
  const content = await findSealedFile(db, quoteId);
  return quote && content && { name: `${quoteNumber(quote.number)}.pdf`, type: 'application/pdf', content };
}

/** The response with the sealed file. @throws AppError 404 until it is sealed */
export async function createSealedResponse({ db }: Pick<Deps, 'db'>, quoteId: string) {
  const file = await readQuoteFile(db, quoteId);
  if (!file) throw notFound();
  return {
    status: 200 as const,
    headers: { 'content-type': file.type, 'content-disposition': toContentDisposition(file.name) },
    body: file.content,
  };
}

/** Draws, seals and emails the paper of an accepted quote, once. */
export async function sealQuote(
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'mail' | 'storage'> & { signing: Signing },
  quoteId: string,
): Promise<void> {
  const { db, signing, mail, env } = deps;
  const quote = await findQuote(db, quoteId);
  const acceptance = await findAcceptance(db, quoteId);
  const version = (await listQuoteVersions(db, quoteId)).find(({ id }) => id === acceptance?.version_id);
  if (!quote || !acceptance || !version || acceptance.seal !== null) return;
  const pdf = await renderQuote(deps, quote, version, acceptance);
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  const { id: keyId, key } = await signing.signer();
  const { recipient, currency, title, seller } = version.document;
  const claims: QuoteSealClaims = {
    type: TYPE,
    quote: quoteNumber(quote.number),
    version: version.number,
    sha256,
    name: acceptance.name,
    email: recipient.email,
    network: acceptance.network,
    total: toAmount(acceptance.total_cents),
    currency,
    accepted_at: acceptance.accepted_at.toISOString(),
    key: keyId,
  };
  const seal = signStatement(key, claims);
  await inTransaction(db, async (tx) => {
    if (!(await setSealed(tx, quoteId, { pdf, sha256, seal }))) return;
    const to = { name: acceptance.name, address: recipient.email, language: recipient.language };
    const mailed = {
      quoteId,
      number: claims.quote,
      title,
      cents: acceptance.total_cents,
      currency,
      seller: seller.name,
      sha256,
      link: toQuoteLink(env.publicUrl, version.link_token),
    };
    await mail.send(sealedQuoteMail(to, mailed, deps.clock.now()), tx);
  });
}

/** The claims of a seal that one of the keys has signed; null for anything else. */
function readSeal(seal: string, publicKeys: readonly string[]): QuoteSealClaims | null {
  const [payload = '', signature = ''] = seal.trim().split('.');
  const isSigned = publicKeys.some((key) =>
    verify(
      null,
      Buffer.from(payload),
      createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }),
      Buffer.from(signature, 'base64url'),
    ),
  );
  if (!isSigned) return null;
  // Signed by this site, so it is JSON; licences have statements as well.
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  return claims.type === TYPE ? claims : null;
}

/** Whether this site has signed a seal, for a file with this hash. */
export async function checkSeal(signing: Signing, { seal, sha256 }: QuoteSealInput): Promise<QuoteSealCheck> {
  const keys = (await signing.all()).map(({ public_key }) => public_key);
  const claims = readSeal(seal, keys);
  return { signed: claims !== null, matches: claims?.sha256 === sha256, claims };
}
