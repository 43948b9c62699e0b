import type { Kysely } from 'kysely';
import type { CaseStudy, CaseStudyCard } from '../../../../contract/generated/model.ts';
import { nextOf, pickServices } from '../../../../contract/rules/case-study-cards.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Database } from '../../db/schema.ts';
import { notFound } from '../../lib/errors.ts';
import type { CaseStudyRow } from './admin-case-studies.repository.ts';
import {
  type CardRow,
  findLinkedPost,
  findLinkedProduct,
  findPublishedCaseStudy,
  listPublishedCaseStudies,
  listServiceNames,
  readShopDay,
} from './case-studies.repository.ts';

type Named = { id: number; title: string };

/** @param today for one that was never published */
function toCard(row: CardRow, services: readonly Named[], today: string): CaseStudyCard {
  const { id, address, title, client, place, sector, year, summary, image, results, published_on } = row;
  return {
    id,
    address,
    title,
    client,
    place,
    sector,
    year,
    summary,
    image,
    services: pickServices(services, row.services),
    results,
    published_on: published_on ?? today,
  };
}

export async function listCaseStudies(db: Kysely<Database>): Promise<CaseStudyCard[]> {
  const services = await listServiceNames(db);
  return (await listPublishedCaseStudies(db)).map((row) => toCard(row, services, ''));
}

/** A case study as visitors read it, published or not. */
export async function toCaseStudy(db: Kysely<Database>, row: CaseStudyRow, now: Date): Promise<CaseStudy> {
  const services = await listServiceNames(db);
  const cards = (await listPublishedCaseStudies(db)).map((card) => toCard(card, services, ''));
  const { challenge, work, html, quote, quote_name, quote_role, portrait } = row;
  return {
    ...toCard(row, services, await readShopDay(db, now)),
    challenge,
    work,
    html,
    quote,
    quote_name,
    quote_role,
    portrait,
    product: await findLinkedProduct(db, row.product_id),
    post: await findLinkedPost(db, row.post_id),
    next: nextOf(cards, row.id),
  };
}

/** @throws AppError 404 for one that is not published */
export async function getCaseStudy(db: Kysely<Database>, address: string, now: Date): Promise<CaseStudy> {
  const row = await findPublishedCaseStudy(db, address);
  if (!row) throw notFound(REFUSALS.caseStudyNotFound);
  return toCaseStudy(db, row, now);
}
