import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { t } from '../../../../contract/i18n/macros.ts';
import { formatLongMoment } from '../../../../contract/rules/business-day.ts';
import { toContentDisposition } from '../../../../contract/rules/content-disposition.ts';
import { toPartyBlock } from '../../../../contract/rules/invoice-document.ts';
import { column, mainColumn } from '../../../../contract/rules/invoice-tables.ts';
import { toProjectLink } from '../../../../contract/rules/project-page.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database, StoredHandover } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { type Paper, renderPdf } from '../../lib/papers/paper-pdf.ts';
import { signedHandoverMail } from '../../mail/handover-messages.ts';
import { toLetterhead } from '../billing/pdf-file.service.ts';
import { signStatement } from '../orders/signing.adapter.ts';
import type { Signing } from '../orders/signing.service.ts';
import { findHandover, findHandoverPdf, sealHandoverRow } from './project-handovers.repository.ts';
import { findProjectPage } from './project-pages.repository.ts';

interface Signature {
  name: string;
  network: string;
  at: Date;
}

/** The paper of a signed handover: what was handed over, with which rights, by whom and when. */
function toHandoverPdf(document: StoredHandover, { name: signer, network, at }: Signature): Paper {
  const { language, seller, client, items, timeZone } = document;
  const party = { taxNumber: t(language)`Tax number`, language };
  const moment = formatLongMoment(at, timeZone, language);
  return {
    language,
    bilingual: false,
    title: t(language)`Handover`,
    numberLabel: t(language)`Project`,
    number: document.project,
    form: null,
    note: null,
    facts: [],
    parties: [
      toPartyBlock(t(language)`From`, seller, party),
      toPartyBlock(t(language)`Prepared for`, { ...client, address: '', country: '', taxNumber: '' }, party),
    ],
    columns: [mainColumn(t(language)`Files and software`), column(t(language)`Version`)],
    rows: items.map(({ name, version }) => [name, version]),
    details: items.map(({ sha256 }) => `SHA-256 ${sha256}`),
    payment: {
      title: t(language)`Signed by ${signer}`,
      facts: [
        { label: t(language)`Date`, value: moment },
        { label: t(language)`Email`, value: client.email },
        { label: t(language)`Network`, value: network },
      ],
    },
    sums: [],
    sections: [
      {
        title: t(language)`Source code and documents`,
        lines: document.source.split('\n').filter((line) => line.trim() !== ''),
        numbered: false,
        breakable: true,
      },
      {
        title: t(language)`Rights`,
        lines: document.rights.split('\n').filter((line) => line.trim() !== ''),
        numbered: false,
        breakable: true,
      },
    ],
    signature: null,
    pageLabel: t(language)`Page ${'{page}'} of ${'{pages}'}`,
  };
}

/** The sealed file for an email; undefined until it is sealed. */
export async function readHandoverFile(db: Kysely<Database>, leadId: string) {
  const content = await findHandoverPdf(db, leadId);
  return content && { name: 'handover.pdf', type: 'application/pdf', content };
}

/** The response with the sealed file. @throws AppError 404 until it is sealed */
export async function createHandoverResponse({ db }: Pick<Deps, 'db'>, leadId: string) {
  const file = await readHandoverFile(db, leadId);
  if (!file) throw notFound();
  return {
    status: 200 as const,
    headers: { 'content-type': file.type, 'content-disposition': toContentDisposition(file.name) },
    body: file.content,
  };
}

/** Draws, seals and emails the paper of a signed handover, once. */
export async function sealHandover(
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'mail' | 'storage'> & { signing: Signing },
  leadId: string,
): Promise<void> {
  const { db, signing, mail, env } = deps;
  const row = await findHandover(db, leadId);
  if (!row?.signed_at || row.signed_name === null || row.network === null || row.seal !== null) return;
  const { document, signed_at: at, signed_name: name, network } = row;
  const letterhead = await toLetterhead(deps, document.letterhead, document.seller.name);
  const pdf = await renderPdf(toHandoverPdf(document, { name, network, at }), at, letterhead);
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  const { id: keyId, key } = await signing.signer();
  const seal = signStatement(key, {
    type: 'project-handover',
    project: document.project,
    version: row.version,
    sha256,
    name,
    email: document.client.email,
    network,
    signed_at: at.toISOString(),
    key: keyId,
  });
  await inTransaction(db, async (tx) => {
    if (!(await sealHandoverRow(tx, leadId, { pdf, sha256, seal }))) return;
    const token = (await findProjectPage(tx, leadId))?.link_token ?? null;
    const { client, language, project } = document;
    const to = { name, address: client.email, language };
    const link = token === null ? undefined : toProjectLink(env.publicUrl, token);
    await mail.send(signedHandoverMail(to, { leadId, project, sha256, link }, deps.clock.now()), tx);
  });
}
