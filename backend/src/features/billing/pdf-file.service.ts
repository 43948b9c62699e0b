import type { Kysely } from 'kysely';
import { t } from '../../../../contract/i18n/macros.ts';
import { toContentDisposition } from '../../../../contract/rules/content-disposition.ts';
import { createDayFormat, toPartyBlock } from '../../../../contract/rules/invoice-document.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import type { Database, StoredLetterhead } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { DEFAULT_ACCENT, type Letterhead, type Paper, renderPdf } from '../../lib/papers/paper-pdf.ts';
import { readSitePicture } from '../../storage/site-pictures.ts';
import { getBuyer, getLetterhead, getSeller } from './order-terms.repository.ts';
import { toSeller } from './order-terms.service.ts';

type FileDeps = Pick<Deps, 'storage'>;

/** The letterhead stored with a document, or the current one of the site, with the file of its logo. */
export async function toLetterhead(
  deps: FileDeps,
  stored: StoredLetterhead | undefined,
  seller: string,
): Promise<Letterhead> {
  const logo = stored?.logo ? await readSitePicture(deps.storage, stored.logo.file) : null;
  return {
    name: stored?.name || seller,
    accent: stored?.accent ?? DEFAULT_ACCENT,
    logo,
    showName: stored?.logo?.showName ?? true,
  };
}

interface PaperFile {
  /** of the file, without its extension */
  name: string;
  paper: Paper;
  at: Date;
  letterhead: Letterhead;
}

/** @throws AppError 503 with Retry-After when it cannot be rendered now */
export async function createPdfResponse({ name, paper, at, letterhead }: PaperFile) {
  return {
    status: 200 as const,
    headers: { 'content-type': 'application/pdf', 'content-disposition': toContentDisposition(`${name}.pdf`) },
    body: await renderPdf(paper, at, letterhead),
  };
}

interface PaperParties {
  /** of the recipient, such as 'To' */
  title: string;
  userId: string;
  language: Language;
}

/** Defaults of a document that is rendered at each request: labels in its language, and empty invoice fields. */
const toPlainPdf = (language: Language) => ({
  language,
  bilingual: false,
  form: null,
  signature: null,
  pageLabel: t(language)`Page ${'{page}'} of ${'{pages}'}`,
});

/** Common fields of documents that are rendered at each request: current sender, recipient and dates. */
export async function getPdfFrame(
  deps: FileDeps & { db: Kysely<Database> },
  { title, userId, language }: PaperParties,
): Promise<{
  letterhead: Letterhead;
  frame: Pick<Paper, 'parties' | keyof ReturnType<typeof toPlainPdf>>;
  day: (at: Date) => string;
  timeZone: string;
}> {
  const { db } = deps;
  const seller = toSeller(await getSeller(db));
  const timeZone = await findShopZone(db);
  const format = createDayFormat(timeZone, language);
  const texts = { taxNumber: t(language)`Tax number`, language };
  return {
    letterhead: await toLetterhead(deps, await getLetterhead(db), seller.name),
    frame: {
      ...toPlainPdf(language),
      parties: [toPartyBlock(t(language)`From`, seller, texts), toPartyBlock(title, await getBuyer(db, userId), texts)],
    },
    day: (at) => format.format(at),
    timeZone,
  };
}
