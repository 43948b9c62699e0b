import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { toBusinessTime, toMidnight } from '../../../../contract/rules/business-day.ts';
import { addDays } from '../../../../contract/rules/calendar.ts';
import { parseArticlePath, toReadWeight } from '../../../../contract/rules/popularity.ts';
import type { Hit } from '../../../../contract/rules/visit-hits.ts';
import { limitNames, rollUp, type TimedHit, type VisitRow } from '../../../../contract/rules/visit-rollup.ts';
import type { Database } from '../../db/schema.ts';
import { findShopZone, toShopDay } from '../../db/shop-zone.ts';
import type { Call, Deps } from '../../http/contract/operation.ts';
import {
  addReads,
  addToDay,
  findDay,
  findOpenVisits,
  findStoredNames,
  forgetVisitors,
  getSalt,
  saveOpenVisits,
  withVisitsLock,
} from './visits.repository.ts';

/** Hits are stored together after this time; a server that is killed loses them. */
const STORE_AFTER_MS = 1_000;
/** Hits waiting to be stored; a flood beyond it is not counted. */
const MAX_WAITING = 5_000;
/** How long a server may not know of a changed time zone. */
const DAY_TTL_MS = 60_000;
const HASH_BYTES = 16;

interface Today {
  day: string;
  salt: Buffer;
  /** When both have to be read again, in milliseconds. */
  until: number;
}

/** The shop's day with its salt; of earlier days nothing is left. */
async function openDay(db: Kysely<Database>, now: Date, before: string | undefined): Promise<Today> {
  const timeZone = await findShopZone(db);
  const { day } = toBusinessTime(now, timeZone);
  const salt = await getSalt(db, day, randomBytes(32));
  if (day !== before) await forgetVisitors(db, day);
  const end = toMidnight(addDays(day, 1), timeZone).getTime();
  return { day, salt, until: Math.min(end, now.getTime() + DAY_TTL_MS) };
}

type DatedHit = TimedHit & { day: string };

/** Articles read to the end, however many pages the day has. */
const toReads = (rows: readonly VisitRow[]) =>
  rows.flatMap(({ kind, name, reads }) => {
    const article = kind === 'page' && reads > 0 ? parseArticlePath(name) : null;
    return article === null ? [] : [{ article, count: reads }];
  });

/** Adds hits to the counts of their days. */
async function storeHits(db: Kysely<Database>, hits: readonly DatedHit[]): Promise<void> {
  for (const [day, ofDay = []] of Object.entries(Object.groupBy(hits, (hit) => hit.day))) {
    await withVisitsLock(db, async (tx) => {
      const open = await findOpenVisits(tx, day, [...new Set(ofDay.map(({ visitor }) => visitor))]);
      const { names, visitors } = await findDay(tx, day);
      const rows = rollUp(ofDay, open, visitors);
      await saveOpenVisits(tx, day, open);
      await addToDay(tx, day, limitNames(rows, names, await findStoredNames(tx, day, rows)));
      await addReads(tx, toReads(rows), toReadWeight(day));
    });
  }
}

/** Deletes what told the visitors of earlier days apart, also on a day without a visit. */
export const forgetPastVisitors = async (db: Kysely<Database>, now: Date): Promise<void> =>
  forgetVisitors(db, await toShopDay(db, now));

export interface VisitCounter {
  /** Counts a hit of the caller, whose network and browser are hashed and not stored. */
  add(hit: Hit, caller: Pick<Call, 'ip' | 'userAgent'>): Promise<void>;
}

/** Collects the hits of a second, so that many cost one transaction; a server has one at a time. */
export function createVisitCounter({ db, clock, background }: Pick<Deps, 'db' | 'clock' | 'background'>): VisitCounter {
  let today: Today | undefined;
  let opening: Promise<Today> | undefined;
  let waiting: DatedHit[] = [];
  let isStoring = false;

  const getToday = (now: Date): Today | Promise<Today> => {
    if (today && now.getTime() < today.until) return today;
    opening ??= openDay(db, now, today?.day)
      .then((opened) => {
        today = opened;
        return opened;
      })
      .finally(() => {
        opening = undefined;
      });
    return opening;
  };

  const store = async () => {
    try {
      while (waiting.length > 0) {
        await sleep(STORE_AFTER_MS);
        const hits = waiting;
        waiting = [];
        await storeHits(db, hits);
      }
    } finally {
      isStoring = false;
    }
  };

  return {
    async add(hit, { ip, userAgent }) {
      if (waiting.length >= MAX_WAITING) return;
      const now = clock.now();
      const { day, salt } = await getToday(now);
      const hash = createHmac('sha256', salt).update(`${ip}\n${userAgent}`).digest();
      waiting.push({ ...hit, day, visitor: hash.subarray(0, HASH_BYTES).toString('hex'), at: now.getTime() });
      if (isStoring) return;
      isStoring = true;
      background.run('store visits', store);
    },
  };
}
