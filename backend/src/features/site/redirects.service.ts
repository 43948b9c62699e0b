import type { Redirect, RedirectInput } from '../../../../contract/generated/model.ts';
import type { Message } from '../../../../contract/i18n/message.ts';
import { changedFields } from '../../../../contract/rules/changed-fields.ts';
import {
  findContentOfPath,
  isRedirectLoop,
  isSitePath,
  MAX_REDIRECTS,
  toRedirectPath,
  toRedirectTarget,
} from '../../../../contract/rules/redirects.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { ActivityAction } from '../../db/schema.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import {
  type CountedRedirect,
  deleteRedirect,
  findHits,
  hasContent,
  insertRedirect,
  lockRedirects,
  type RedirectRow,
  updateRedirect,
} from './redirects.repository.ts';

type RedirectDeps = Pick<Deps, 'db' | 'clock' | 'env'>;
type Admin = Pick<SessionUser, 'id'>;
type Fields = Pick<RedirectRow, 'path' | 'target'>;

export const toRedirect = ({ created_at, ...row }: CountedRedirect): Redirect => ({
  ...row,
  origin: row.id === null ? 'slug' : 'manual',
  created_at: created_at.toISOString(),
});

const toFields = ({ path, target }: Fields): Fields => ({ path, target });

/** @throws AppError 400 for an invalid path, or one that a page uses */
async function readInput({ db, env }: RedirectDeps, input: RedirectInput): Promise<Fields> {
  const path = toRedirectPath(input.path);
  if (path === null) throw invalid('path', REFUSALS.redirectPath);
  if (isSitePath(path)) throw invalid('path', REFUSALS.redirectReserved);
  const target = toRedirectTarget(input.target, env.publicUrl);
  if (target === null) throw invalid('target', REFUSALS.redirectTarget);
  const content = findContentOfPath(path);
  if (content && (await hasContent(db, content.kind, content.name))) throw invalid('path', REFUSALS.redirectIsPage);
  return { path, target };
}

function findProblem(others: readonly RedirectRow[], { path, target }: Fields): [keyof Fields, Message] | null {
  if (others.some((other) => other.path === path)) return ['path', REFUSALS.redirectTaken];
  const find = (step: string) => others.find((other) => other.path === step)?.target;
  return isRedirectLoop(path, target, find) ? ['target', REFUSALS.redirectLoop] : null;
}

interface Entry {
  action: Extract<ActivityAction, `redirect.${string}`>;
  redirect: RedirectRow;
  before: object | null;
  after: object | null;
  at: Date;
}

const toAudit = (admin: Admin, { redirect, ...entry }: Entry) =>
  ({ actorId: admin.id, subject: 'redirect', subjectId: redirect.id, label: redirect.path, ...entry }) as const;

/** @throws AppError 400, 409 */
export async function createRedirect(deps: RedirectDeps, admin: Admin, body: RedirectInput): Promise<Redirect> {
  const fields = await readInput(deps, body);
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const others = await lockRedirects(tx);
    const problem = findProblem(others, fields);
    if (problem) throw invalid(...problem);
    if (others.length >= MAX_REDIRECTS) throw conflict(REFUSALS.redirectsFull(MAX_REDIRECTS));
    const redirect = await insertRedirect(tx, { ...fields, created_at: at });
    await recordChange(tx, toAudit(admin, { action: 'redirect.create', redirect, before: null, after: fields, at }));
    return toRedirect({ ...redirect, ...(await findHits(tx, redirect.path)) });
  });
}

/** @throws AppError 400, 404 */
export async function changeRedirect(
  deps: RedirectDeps,
  admin: Admin,
  id: string,
  body: RedirectInput,
): Promise<Redirect> {
  const fields = await readInput(deps, body);
  return inTransaction(deps.db, async (tx) => {
    const all = await lockRedirects(tx);
    const before = all.find((one) => one.id === id);
    if (!before) throw notFound(REFUSALS.redirectGone);
    const problem = findProblem(
      all.filter((one) => one !== before),
      fields,
    );
    if (problem) throw invalid(...problem);
    const redirect = await updateRedirect(tx, id, fields);
    const changes = changedFields(toFields(before), toFields(redirect));
    const at = deps.clock.now();
    if (changes) await recordChange(tx, toAudit(admin, { action: 'redirect.update', redirect, ...changes, at }));
    return toRedirect({ ...redirect, ...(await findHits(tx, redirect.path)) });
  });
}

/** @throws AppError 404 */
export async function removeRedirect(deps: RedirectDeps, admin: Admin, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const redirect = (await lockRedirects(tx)).find((one) => one.id === id);
    if (!redirect) throw notFound(REFUSALS.redirectGone);
    await deleteRedirect(tx, id);
    const entry = { action: 'redirect.delete', redirect, before: toFields(redirect), after: null } as const;
    await recordChange(tx, toAudit(admin, { ...entry, at: deps.clock.now() }));
  });
}
