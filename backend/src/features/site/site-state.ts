import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Theme } from '../../generated/model.ts';
import { findSiteFacts } from './site.repository.ts';

/** The part of the settings that requests of all kinds depend on. */
export interface SiteFacts {
  name: string;
  description: string;
  contactEmail: string;
  maintenance: boolean;
  /** null until an administrator has chosen one */
  theme: Theme | null;
}

export interface SiteState {
  /** The facts as they were at most two seconds ago; rejects when the database has never answered. */
  get(): Promise<SiteFacts>;
  /** The same without waiting; undefined when they would have to be read first. */
  peek(): SiteFacts | undefined;
  /** Reads them anew at the next call; for the server that has just changed them. */
  forget(): void;
}

const KEPT_MS = 2_000;

const UNSET: SiteFacts = { name: 'My Portfolio', description: '', contactEmail: '', maintenance: false, theme: null };

async function read(db: Kysely<Database>): Promise<SiteFacts> {
  const row = await findSiteFacts(db);
  if (!row) return UNSET;
  const { contact_email: contactEmail, default_theme: theme, ...facts } = row;
  return { ...facts, contactEmail, theme };
}

/**
 * Keeps the facts for a moment, because they are asked for with every request. Another server's change is seen when
 * that time is over. While the database does not answer, the last known facts stay.
 * @param now milliseconds of a clock that never jumps
 */
export function createSiteState(db: Kysely<Database>, now: () => number = () => performance.now()): SiteState {
  let known: SiteFacts | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<SiteFacts> | undefined;

  const renew = (): Promise<SiteFacts> => {
    const work: Promise<SiteFacts> = read(db).then(
      (facts) => {
        // After forget() this answer may show the settings before the change.
        if (reading === work) {
          known = facts;
          readAt = now();
        }
        return facts;
      },
      (error) => {
        if (!known) throw error;
        return known;
      },
    );
    reading = work;
    const done = () => {
      if (reading === work) reading = undefined;
    };
    work.then(done, done);
    return work;
  };

  const peek = () => (known && now() - readAt < KEPT_MS ? known : undefined);

  return {
    get: async () => peek() ?? reading ?? renew(),
    peek,
    forget: () => {
      readAt = Number.NEGATIVE_INFINITY;
      reading = undefined;
    },
  };
}
