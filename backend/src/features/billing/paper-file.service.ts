import type { Kysely } from 'kysely';
import { toContentDisposition } from '../../../../contract/rules/content-disposition.ts';
import { createDayFormat, toPartyBlock } from '../../../../contract/rules/invoice-document.ts';
import type { Database, StoredLetterhead } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { DEFAULT_ACCENT, type Letterhead, type Paper, renderPaper } from '../../lib/papers/paper-pdf.ts';
import { readSitePicture } from '../../storage/site-pictures.ts';
import { getLetterhead } from './letterhead.repository.ts';
import { getBuyer, getSeller } from './order-terms.repository.ts';
import { toSeller } from './order-terms.service.ts';

type FileDeps = Pick<Deps, 'storage'>;

/** The letterhead as stored with a paper, or of the present site, with the file of its logo. */
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
export async function createPaperResponse({ name, paper, at, letterhead }: PaperFile) {
  return {
    status: 200 as const,
    headers: { 'content-type': 'application/pdf', 'content-disposition': toContentDisposition(`${name}.pdf`) },
    body: await renderPaper(paper, at, letterhead),
  };
}

interface PaperParties {
  /** of the recipient, such as 'To' */
  title: string;
  userId: string;
}

/** Sender, recipient and days of a paper that is drawn anew at each request: those of the present. */
export async function getPaperFrame(
  deps: FileDeps & { db: Kysely<Database> },
  { title, userId }: PaperParties,
): Promise<{ letterhead: Letterhead; parties: Paper['parties']; day: (at: Date) => string; timeZone: string }> {
  const { db } = deps;
  const seller = toSeller(await getSeller(db));
  const timeZone = await findShopZone(db);
  const format = createDayFormat(timeZone);
  return {
    letterhead: await toLetterhead(deps, await getLetterhead(db), seller.name),
    parties: [toPartyBlock('From', seller, false), toPartyBlock(title, await getBuyer(db, userId), false)],
    day: (at) => format.format(at),
    timeZone,
  };
}

/** The parts that only an invoice has. */
export const PLAIN_PAPER = { form: null, signature: null } as const;
