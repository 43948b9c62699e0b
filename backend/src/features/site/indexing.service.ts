import type { Indexing } from '../../../../contract/generated/model.ts';
import { changedFields } from '../../../../contract/rules/changed-fields.ts';
import { isReachable, toIndexingResult, toNextReport } from '../../../../contract/rules/indexing.ts';
import { INDEXED_LANGUAGES, toLanguagePath } from '../../../../contract/rules/languages.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { conflict } from '../../lib/errors.ts';
import { NoResponseError, type PublicRequestOptions, postToPublicUrl } from '../../lib/public-request.ts';
import { recordChange } from '../activity/audit.repository.ts';
import {
  countWaiting,
  forgetListedPages,
  getIndexing,
  hasListedPages,
  type IndexingRow,
  type ListedPage,
  listWaiting,
  lockIndexing,
  markReported,
  saveListedPages,
  updateIndexing,
} from './indexing.repository.ts';

/** IndexNow shares each report with all participating search engines. */
const ENDPOINT = 'https://api.indexnow.org/indexnow';
/** The protocol permits 10,000 URLs in a report. */
const MAX_PAGES = Math.floor(10_000 / INDEXED_LANGUAGES.length);
const NO_REPORT = {
  attempts: 0,
  next_at: null,
  last_at: null,
  last_pages: null,
  last_status: null,
  last_problem: null,
};

type IndexingDeps = Pick<Deps, 'db' | 'env'>;
/** Reads all public pages. */
type ListPages = () => Promise<ListedPage[]>;

const toKeyPath = (key: string): string => `/${key}.txt`;

function toReport({ last_at, last_pages, last_status, last_problem, next_at }: IndexingRow): Indexing['last'] {
  if (last_at === null || last_pages === null) return null;
  return {
    at: last_at.toISOString(),
    pages: last_pages,
    result: toIndexingResult(last_status),
    status: last_status,
    problem: last_problem,
    next_at: next_at?.toISOString() ?? null,
  };
}

export async function readIndexing({ db, env }: IndexingDeps): Promise<Indexing> {
  const row = await getIndexing(db);
  return {
    enabled: row.enabled,
    site_url: env.publicUrl,
    reachable: isReachable(env.publicUrl),
    key_url: row.enabled ? env.publicUrl + toKeyPath(row.key) : null,
    waiting: await countWaiting(db),
    last: toReport(row),
  };
}

/** @throws AppError 409 if search engines cannot read the site */
export async function setIndexing(
  deps: IndexingDeps & Pick<Deps, 'clock'>,
  user: Pick<SessionUser, 'id'>,
  enabled: boolean,
): Promise<Indexing> {
  if (enabled && !isReachable(deps.env.publicUrl)) throw conflict(REFUSALS.indexingUnreachable);
  await inTransaction(deps.db, async (tx) => {
    const before = await lockIndexing(tx);
    const changes = changedFields({ searchEngines: before.enabled }, { searchEngines: enabled });
    if (!changes) return;
    await updateIndexing(tx, { enabled, ...NO_REPORT });
    await forgetListedPages(tx);
    const entry = { actorId: user.id, subject: 'settings', subjectId: null, label: 'Search engines' } as const;
    await recordChange(tx, { ...entry, action: 'settings.update', at: deps.clock.now(), ...changes });
  });
  return readIndexing(deps);
}

export interface ReportOptions {
  endpoint?: string;
  request?: PublicRequestOptions;
}

/** Sends a report. @returns the status of the answer, or why there is none */
async function sendReport(
  { env }: Pick<Deps, 'env'>,
  key: string,
  paths: readonly string[],
  { endpoint = ENDPOINT, request = { allowPrivate: false } }: ReportOptions,
): Promise<Pick<IndexingRow, 'last_status' | 'last_problem'>> {
  const urls = paths.flatMap((path) =>
    INDEXED_LANGUAGES.map((language) => env.publicUrl + toLanguagePath(path, language)),
  );
  const body = JSON.stringify({
    host: new URL(env.publicUrl).host,
    key,
    keyLocation: env.publicUrl + toKeyPath(key),
    urlList: urls,
  });
  try {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    const { status } = await postToPublicUrl({ url: endpoint, body, headers }, request);
    return { last_status: status, last_problem: null };
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error;
    return { last_status: null, last_problem: error.message };
  }
}

/**
 * Reports pages that have appeared or changed since the last run, each once. The first run only remembers what is public.
 * The row of the setting is locked, so that of several servers one reports.
 */
export async function reportPages(
  deps: IndexingDeps & Pick<Deps, 'clock' | 'siteState'>,
  listPages: ListPages,
  options: ReportOptions = {},
): Promise<void> {
  const { db, clock } = deps;
  if (!(await getIndexing(db)).enabled || (await deps.siteState.get()).maintenance) return;
  const pages = await listPages();
  await inTransaction(db, async (tx) => {
    const { enabled, key, attempts, next_at } = await lockIndexing(tx);
    if (!enabled) return;
    const isFirst = !(await hasListedPages(tx));
    await saveListedPages(tx, pages, isFirst);
    const now = clock.now();
    if (next_at && next_at > now) return;
    const paths = await listWaiting(tx, MAX_PAGES);
    if (paths.length === 0) return;
    const answer = await sendReport(deps, key, paths, options);
    const isAccepted = toIndexingResult(answer.last_status) === 'accepted';
    const next = isAccepted ? null : toNextReport(attempts + 1, now);
    if (next === null) await markReported(tx, paths);
    await updateIndexing(tx, {
      ...answer,
      last_at: now,
      last_pages: paths.length,
      attempts: next === null ? 0 : attempts + 1,
      next_at: next,
    });
  });
}
