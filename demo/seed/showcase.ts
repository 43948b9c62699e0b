import type { Transaction } from 'kysely';
import type { Database, SiteDocuments } from '../../backend/src/db/schema.ts';
import { claimNewKeys } from '../../backend/src/db/seed-marks.ts';
import { toDocuments } from '../../contract/rules/section-documents.ts';
import { faqs } from '../content/faqs.ts';
import { privacy } from '../content/legal/privacy.ts';
import { toStoredLegal } from '../content/legal/stored.ts';
import { terms } from '../content/legal/terms.ts';
import { services } from '../content/services.ts';
import { businessHours, sections } from '../content/site.ts';
import { team } from '../content/team.ts';
import { testimonials } from '../content/testimonials.ts';

/** Content of the public pages other than products and articles. */
export async function seedShowcase(tx: Transaction<Database>): Promise<void> {
  await seedLists(tx);
  await seedDocuments(tx);
  if ((await claimNewKeys(tx, 'site', ['hours'])).size === 0) return;
  await tx
    .updateTable('site_settings')
    .set({ hours: JSON.stringify(businessHours) })
    .execute();
}

async function seedLists(tx: Transaction<Database>): Promise<void> {
  const people = await onlyNew(tx, 'testimonial', testimonials);
  if (people.length > 0) {
    const rows = people.map(({ image, ...row }) => ({ ...row, image: JSON.stringify(image) }));
    await tx.insertInto('testimonials').values(rows).execute();
  }

  const questions = await onlyNew(tx, 'faq', faqs);
  if (questions.length > 0) await tx.insertInto('faqs').values(questions).execute();

  const offers = await onlyNew(tx, 'service', services);
  if (offers.length > 0) {
    const rows = offers.map(({ longDescription, features, image, ...row }) => ({
      ...row,
      long_description: longDescription,
      features: JSON.stringify(features),
      image: JSON.stringify(image),
    }));
    await tx.insertInto('services').values(rows).execute();
  }

  const members = await onlyNew(tx, 'team-member', team);
  if (members.length > 0) {
    const rows = members.map(({ image, social, ...row }) => ({
      ...row,
      image: JSON.stringify(image),
      social: JSON.stringify(social),
    }));
    await tx.insertInto('team_members').values(rows).execute();
  }
}

async function seedDocuments(tx: Transaction<Database>): Promise<void> {
  const documents: SiteDocuments = {
    ...toDocuments(sections),
    suite: sections.suite.cards,
    'privacy-policy': toStoredLegal(privacy),
    'terms-and-conditions': toStoredLegal(terms),
  };
  const names = await claimNewKeys(tx, 'document', Object.keys(documents));
  const rows = (Object.keys(documents) as (keyof SiteDocuments)[])
    .filter((name) => names.has(name))
    .map((name) => ({ name, body: JSON.stringify(documents[name]) }));
  if (rows.length === 0) return;
  await tx
    .insertInto('site_documents')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The items that no start has inserted yet, with their position in the list, which also identifies them. */
async function onlyNew<Item>(
  tx: Transaction<Database>,
  part: string,
  items: Item[],
): Promise<(Item & { position: number })[]> {
  const placed = items.map((item, index) => ({ ...item, position: index + 1 }));
  const keys = await claimNewKeys(
    tx,
    part,
    placed.map(({ position }) => String(position)),
  );
  return placed.filter(({ position }) => keys.has(String(position)));
}
