import { planWithoutFile } from '../../../backend/shared/plan-files.ts';
import { filePlanIds } from '../../../backend/shared/plan-ids.ts';
import { REFUSALS } from '../../../backend/shared/refusals.ts';
import type { ReleaseInput } from '../../generated/model.ts';
import { conflict, invalidField, notFound, type Problem } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';
import { allPlans, planUses } from '../../store/product-plans.ts';
import type { StoredRelease } from '../../store/release-state.ts';
import { publish, type ReleasePart, releasesOf, toAdminRelease, toPart, withdraw } from '../../store/releases.ts';
import { renderText } from '../../store/render-text.ts';
import type { CatalogueEntry } from '../../store/state.ts';

type Operations =
  | 'adminListReleases'
  | 'adminCreateRelease'
  | 'adminUpdateRelease'
  | 'adminDeleteRelease'
  | 'adminPublishRelease'
  | 'adminWithdrawRelease';

const told = ({ version, channel, files }: Pick<ReleaseInput, 'version' | 'channel'> & { files: unknown[] }) => ({
  version,
  channel,
  files: files.length,
});

/** The fields of a release that are fixed once it is published. */
const fixed = ({ version, channel, files }: Pick<ReleaseInput, 'version' | 'channel' | 'files'>) =>
  JSON.stringify([
    version,
    channel,
    files.map(({ fileId, platform, requirements, plans = [] }) => [fileId, platform, requirements.trim(), plans]),
  ]);

export const createAdminReleasesHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const productOf = (id: string) =>
    db.state.catalogue.find(({ product, deleted }) => product.id === Number(id) && deleted === null);
  const find = ({ id, release }: { id: string; release: string }) => {
    const entry = productOf(id);
    const found = entry && releasesOf(db, entry.product.id).find((other) => other.id === release);
    return entry && found ? { entry, found } : undefined;
  };
  const record = (actorId: string, verb: string, { product }: CatalogueEntry, version: string, after: object | null) =>
    recordChange(db, {
      actorId,
      action: `product.release-${verb}`,
      subject: 'product',
      subjectId: product.id,
      label: `${product.title} ${version}`,
      before: null,
      after,
    });
  const withPlans = (entry: CatalogueEntry, files: ReleaseInput['files']): ReleaseInput['files'] | Problem<400> => {
    const named: ReleaseInput['files'] = [];
    for (const [at, file] of files.entries()) {
      const plans = filePlanIds(file.plans ?? [], allPlans(entry));
      if ('strange' in plans) return invalidField(`files.${at}.plans`, REFUSALS.releaseFilePlan(plans.strange));
      named.push({ ...file, plans: plans.ids });
    }
    return named;
  };
  /** The name of a plan that would get no file, among those on sale and those that still have holders. */
  const unserved = (entry: CatalogueEntry, { files }: StoredRelease): string | undefined => {
    const held = new Set(planUses(db, entry).flatMap(({ id, holders }) => (holders > 0 ? [id] : [])));
    const owed = [...entry.product.pricing, ...entry.retired.filter(({ id }) => held.has(id))];
    const without = planWithoutFile(
      files,
      owed.map(({ id }) => id),
    );
    return owed.find(({ id }) => id === without)?.name;
  };
  const filesOf = (entry: CatalogueEntry, given: ReleaseInput['files']): ReleasePart[] | Problem<400> => {
    const files = withPlans(entry, given);
    if ('status' in files) return files;
    const known = [...db.state.files, ...db.state.catalogue.flatMap(({ file }) => file ?? [])];
    const released = db.state.releases.flatMap((release) => release.files);
    const parts: ReleasePart[] = [];
    for (const [at, { fileId, ...rest }] of files.entries()) {
      const part = released.find((file) => file.fileId === fileId);
      const file = part ? { ...part, id: fileId } : known.find(({ id }) => id === fileId);
      if (!file) return invalidField(`files.${at}.fileId`, REFUSALS.fileGone);
      if (parts.some((other) => other.fileId === fileId))
        return invalidField(`files.${at}.fileId`, REFUSALS.releaseFileTwice);
      parts.push(toPart(file, { ...rest, requirements: rest.requirements.trim() }));
    }
    return parts;
  };
  const taken = (productId: number, version: string, own?: StoredRelease) =>
    releasesOf(db, productId).some((other) => other.version === version && other.id !== own?.id)
      ? invalidField('version', REFUSALS.releaseVersionUsed(version))
      : undefined;
  const edit = (entry: CatalogueEntry, found: StoredRelease, input: ReleaseInput): Problem<400> | undefined => {
    if (found.publishAt !== null && input.files.length === 0) return invalidField('files', REFUSALS.releaseWithoutFile);
    const files = filesOf(entry, input.files);
    if ('status' in files) return files;
    const problem = taken(entry.product.id, input.version, found);
    if (!problem) Object.assign(found, { version: input.version, channel: input.channel, files });
    return problem;
  };
  const answer = (entry: CatalogueEntry, release: StoredRelease) => ({
    status: 200 as const,
    body: toAdminRelease(db, entry, release),
  });

  return {
    adminListReleases: ({ params }) => {
      const entry = productOf(params.id);
      if (!entry) return notFound(REFUSALS.productNotFound);
      return { status: 200, body: releasesOf(db, entry.product.id).map((row) => toAdminRelease(db, entry, row)) };
    },

    adminCreateRelease: async ({ params, body, user }) => {
      const rendered = await renderText(db.state, 'notes', body.notes.trim());
      if ('status' in rendered) return rendered;
      const entry = productOf(params.id);
      if (!entry) return notFound(REFUSALS.productNotFound);
      const files = filesOf(entry, body.files);
      if ('status' in files) return files;
      const problem = taken(entry.product.id, body.version);
      if (problem) return problem;
      const release: StoredRelease = {
        id: crypto.randomUUID(),
        productId: entry.product.id,
        state: 'draft',
        revision: 1,
        files,
        version: body.version,
        channel: body.channel,
        notes: body.notes.trim(),
        html: rendered.html,
        publishAt: null,
        published_at: null,
        withdrawnAt: null,
      };
      db.state.releases.push(release);
      record(user.id, 'create', entry, release.version, told(release));
      return { status: 201, body: toAdminRelease(db, entry, release) };
    },

    adminUpdateRelease: async ({ params, body: { revision, release: input }, user }) => {
      const rendered = await renderText(db.state, 'notes', input.notes.trim());
      if ('status' in rendered) return rendered;
      const own = find(params);
      if (!own) return notFound(REFUSALS.releaseGone);
      const { entry, found } = own;
      if (found.revision !== revision) return conflict(REFUSALS.stale);
      const problem = found.state === 'draft' ? edit(entry, found, input) : undefined;
      if (problem) return problem;
      const files = withPlans(entry, input.files);
      if ('status' in files) return files;
      if (found.state !== 'draft' && fixed(found) !== fixed({ ...input, files }))
        return conflict(REFUSALS.releaseFixed);
      Object.assign(found, { notes: input.notes.trim(), html: rendered.html, revision: revision + 1 });
      record(user.id, 'update', entry, found.version, told(found));
      return answer(entry, found);
    },

    adminDeleteRelease: ({ params, user }) => {
      const own = find(params);
      if (!own) return notFound(REFUSALS.releaseGone);
      if (own.found.state !== 'draft') return conflict(REFUSALS.releaseNotDraft);
      db.state.releases = db.state.releases.filter(({ id }) => id !== own.found.id);
      record(user.id, 'delete', own.entry, own.found.version, null);
      return { status: 204 };
    },

    adminPublishRelease: ({ params, body, user }) => {
      const own = find(params);
      if (!own) return notFound(REFUSALS.releaseGone);
      const { entry, found } = own;
      if (found.revision !== body.revision) return conflict(REFUSALS.stale);
      if (found.state !== 'draft') return conflict(REFUSALS.releasePublished);
      if (found.files.length === 0) return invalidField('files', REFUSALS.releaseWithoutFile);
      const plan = unserved(entry, found);
      if (plan !== undefined) return invalidField('files', REFUSALS.releasePlanWithoutFile(plan));
      if (body.at !== null && Date.parse(body.at) <= Date.now()) return invalidField('at', REFUSALS.releasePast);
      if (body.at === null) publish(db, entry, found);
      else Object.assign(found, { publishAt: new Date(body.at).toISOString(), revision: found.revision + 1 });
      record(user.id, body.at === null ? 'publish' : 'plan', entry, found.version, told(found));
      return answer(entry, found);
    },

    adminWithdrawRelease: ({ params, body, user }) => {
      const own = find(params);
      if (!own) return notFound(REFUSALS.releaseGone);
      const { entry, found } = own;
      if (found.revision !== body.revision) return conflict(REFUSALS.stale);
      const isPlanned = found.state === 'draft' && found.publishAt !== null;
      if (!isPlanned && found.state !== 'published') return conflict(REFUSALS.releaseNothingBack);
      if (isPlanned) Object.assign(found, { publishAt: null, revision: found.revision + 1 });
      else if (!withdraw(db, entry, found)) return conflict(REFUSALS.releaseOnly);
      record(user.id, isPlanned ? 'unplan' : 'withdraw', entry, found.version, null);
      return answer(entry, found);
    },
  };
};
