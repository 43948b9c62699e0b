import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ServicesTable, SiteDocuments } from '../../db/schema-showcase.ts';
import type { Faq, TeamMember, Testimonial } from '../../generated/model.ts';

const serviceColumns = ['icon', 'title', 'description', 'long_description', 'features', 'image'] as const;

export type ServiceRow = Pick<Selectable<ServicesTable>, (typeof serviceColumns)[number]>;

// Of every list: what is on show, in the order an administrator gives it.

export function findTestimonials(db: Kysely<Database>): Promise<Testimonial[]> {
  return db
    .selectFrom('testimonials')
    .select(['name', 'role', 'company', 'service', 'rating', 'comment', 'image'])
    .where('published', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function findFaqs(db: Kysely<Database>): Promise<Faq[]> {
  return db
    .selectFrom('faqs')
    .select(['question', 'answer'])
    .where('published', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function findServices(db: Kysely<Database>): Promise<ServiceRow[]> {
  return db
    .selectFrom('services')
    .select(serviceColumns)
    .where('published', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function findTeam(db: Kysely<Database>): Promise<TeamMember[]> {
  return db
    .selectFrom('team_members')
    .select(['name', 'role', 'image', 'bio', 'social'])
    .where('published', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Those of the named documents that are stored. */
export async function findDocuments<Name extends keyof SiteDocuments>(
  db: Kysely<Database>,
  names: readonly Name[],
): Promise<Partial<Pick<SiteDocuments, Name>>> {
  const rows = await db.selectFrom('site_documents').select(['name', 'body']).where('name', 'in', names).execute();
  return Object.fromEntries(rows.map(({ name, body }) => [name, body])) as Partial<Pick<SiteDocuments, Name>>;
}
