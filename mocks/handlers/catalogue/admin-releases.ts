import type { ReleaseInput } from '../../../contract/generated/model.ts';
import { findMultilineField, isSbomFile, toAdvisories } from '../../../contract/rules/advisories.ts';
import { toAuditedRelease } from '../../../contract/rules/audited-values.ts';
import { findPlanWithoutFile } from '../../../contract/rules/plan-files.ts';
import { resolvePlanIds } from '../../../contract/rules/plan-ids.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, invalidField, notFound, type Problem } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import type { CatalogueEntry } from '../../store/catalogue-entry.ts';
import type { MockDb } from '../../store/db.ts';
import { allPlans, planUses } from '../../store/product-plans.ts';
import type { StoredRelease } from '../../store/release-state.ts';
import {
  listReleases,
  publishRelease,
  type ReleaseFile,
  toAdminRelease,
  toReleaseFile,
  withdrawRelease,
} from '../../store/releases.ts';
import { renderText } from '../../store/render-text.ts';

type Operations =
  | 'adminListReleases'
  | 'adminCreateRelease'
  | 'adminUpdateRelease'
  | 'adminDeleteRelease'
  | 'adminPublishRelease'
  | 'adminWithdrawRelease';

/** The fields of a release that are fixed once it is published. */
const toFixedFields = ({ version, channel, files }: Pick<ReleaseInput, 'version' | 'channel' | 'files'>) =>
  JSON.stringify([
    version,
    channel,
    files.map(({ fileId, platform, requirements, plans = [] }) => [fileId, platform, requirements.trim(), plans]),
  ]);

export const createAdminReleasesHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const findProduct = (id: string) =>
    db.state.catalogue.find(({ product, deleted }) => product.id === Number(id) && deleted === null);
  const find = ({ id, release }: { id: string; release: string }) => {
    const entry = findProduct(id);
    const existing = entry && listReleases(db, entry.product.id).find((other) => other.id === release);
    return entry && existing ? { entry, found: existing } : undefined;
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
    const resolvedFiles: ReleaseInput['files'] = [];
    for (const [at, file] of files.entries()) {
      const plans = resolvePlanIds(file.plans ?? [], allPlans(entry));
      if ('strange' in plans) return invalidField(`files.${at}.plans`, REFUSALS.releaseFilePlan(plans.strange));
      resolvedFiles.push({ ...file, plans: plans.ids });
    }
    return resolvedFiles;
  };
  /** The name of a plan that would get no file, among those on sale and those that still have holders. */
  const findUncoveredPlan = (entry: CatalogueEntry, { files }: StoredRelease): string | undefined => {
    const heldPlans = new Set(planUses(db, entry).flatMap(({ id, holders }) => (holders > 0 ? [id] : [])));
    const requiredPlans = [...entry.product.pricing, ...entry.retired.filter(({ id }) => heldPlans.has(id))];
    const missingPlan = findPlanWithoutFile(
      files,
      requiredPlans.map(({ id }) => id),
    );
    return requiredPlans.find(({ id }) => id === missingPlan)?.name;
  };
  const resolveFiles = (entry: CatalogueEntry, input: ReleaseInput['files']): ReleaseFile[] | Problem<400> => {
    const files = withPlans(entry, input);
    if ('status' in files) return files;
    const availableFiles = [...db.state.files, ...db.state.catalogue.flatMap(({ file }) => file ?? [])];
    const released = db.state.releases.flatMap((release) => release.files);
    const parts: ReleaseFile[] = [];
    for (const [at, { fileId, ...rest }] of files.entries()) {
      const releasedFile = released.find((file) => file.fileId === fileId);
      const file = releasedFile ? { ...releasedFile, id: fileId } : availableFiles.find(({ id }) => id === fileId);
      if (!file) return invalidField(`files.${at}.fileId`, REFUSALS.fileGone);
      if (parts.some((other) => other.fileId === fileId))
        return invalidField(`files.${at}.fileId`, REFUSALS.releaseFileTwice);
      parts.push(toReleaseFile(file, { ...rest, requirements: rest.requirements.trim() }));
    }
    return parts;
  };
  /** The security information that the input changes. */
  const readSecurity = ({
    advisories,
    sbom,
  }: ReleaseInput): Partial<Pick<StoredRelease, 'advisories' | 'sbom'>> | Problem<400> => {
    const trimmed = advisories && toAdvisories(advisories);
    const multilineField = trimmed && findMultilineField(trimmed);
    if (multilineField !== undefined) return invalidField(multilineField, REFUSALS.advisoryLines);
    const changed = trimmed ? { advisories: trimmed } : {};
    if (!sbom) return sbom === undefined ? changed : { ...changed, sbom: null };
    const attached = db.state.releases.find((release) => release.sbom?.fileId === sbom)?.sbom;
    const file = attached ?? db.state.files.find(({ id }) => id === sbom);
    if (!file) return invalidField('sbom', REFUSALS.fileGone);
    if (!isSbomFile(file)) return invalidField('sbom', REFUSALS.sbomFile);
    return { ...changed, sbom: { fileId: sbom, name: file.name, size_bytes: file.size_bytes } };
  };
  const findVersionProblem = (productId: number, version: string, own?: StoredRelease) =>
    listReleases(db, productId).some((other) => other.version === version && other.id !== own?.id)
      ? invalidField('version', REFUSALS.releaseVersionUsed(version))
      : undefined;
  const edit = (entry: CatalogueEntry, existing: StoredRelease, input: ReleaseInput): Problem<400> | undefined => {
    if (existing.publishAt !== null && input.files.length === 0)
      return invalidField('files', REFUSALS.releaseWithoutFile);
    const files = resolveFiles(entry, input.files);
    if ('status' in files) return files;
    const problem = findVersionProblem(entry.product.id, input.version, existing);
    if (!problem) Object.assign(existing, { version: input.version, channel: input.channel, files });
    return problem;
  };
  const answer = (entry: CatalogueEntry, release: StoredRelease) => ({
    status: 200 as const,
    body: toAdminRelease(db, entry, release),
  });

  return {
    adminListReleases: ({ params }) => {
      const entry = findProduct(params.id);
      if (!entry) return notFound(REFUSALS.productNotFound);
      return { status: 200, body: listReleases(db, entry.product.id).map((row) => toAdminRelease(db, entry, row)) };
    },

    adminCreateRelease: async ({ params, body, user }) => {
      const rendered = await renderText(db.state, 'notes', body.notes.trim());
      if ('status' in rendered) return rendered;
      const entry = findProduct(params.id);
      if (!entry) return notFound(REFUSALS.productNotFound);
      const files = resolveFiles(entry, body.files);
      if ('status' in files) return files;
      const problem = findVersionProblem(entry.product.id, body.version);
      if (problem) return problem;
      const security = readSecurity(body);
      if ('status' in security) return security;
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
        advisories: security.advisories ?? [],
        sbom: security.sbom ?? null,
      };
      db.state.releases.push(release);
      record(user.id, 'create', entry, release.version, toAuditedRelease(release));
      return { status: 201, body: toAdminRelease(db, entry, release) };
    },

    adminUpdateRelease: async ({ params, body: { revision, release: input }, user }) => {
      const rendered = await renderText(db.state, 'notes', input.notes.trim());
      if ('status' in rendered) return rendered;
      const own = find(params);
      if (!own) return notFound(REFUSALS.releaseGone);
      const { entry, found: existing } = own;
      if (existing.revision !== revision) return conflict(REFUSALS.stale);
      const security = readSecurity(input);
      if ('status' in security) return security;
      const problem = existing.state === 'draft' ? edit(entry, existing, input) : undefined;
      if (problem) return problem;
      const files = withPlans(entry, input.files);
      if ('status' in files) return files;
      if (existing.state !== 'draft' && toFixedFields(existing) !== toFixedFields({ ...input, files }))
        return conflict(REFUSALS.releaseFixed);
      const written = { notes: input.notes.trim(), html: rendered.html, revision: revision + 1 };
      Object.assign(existing, written, security);
      record(user.id, 'update', entry, existing.version, toAuditedRelease(existing));
      return answer(entry, existing);
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
      const { entry, found: existing } = own;
      if (existing.revision !== body.revision) return conflict(REFUSALS.stale);
      if (existing.state !== 'draft') return conflict(REFUSALS.releasePublished);
      if (existing.files.length === 0) return invalidField('files', REFUSALS.releaseWithoutFile);
      const plan = findUncoveredPlan(entry, existing);
      if (plan !== undefined) return invalidField('files', REFUSALS.releasePlanWithoutFile(plan));
      if (body.at !== null && Date.parse(body.at) <= Date.now()) return invalidField('at', REFUSALS.releasePast);
      if (body.at === null) publishRelease(db, entry, existing);
      else Object.assign(existing, { publishAt: new Date(body.at).toISOString(), revision: existing.revision + 1 });
      record(user.id, body.at === null ? 'publish' : 'plan', entry, existing.version, toAuditedRelease(existing));
      return answer(entry, existing);
    },

    adminWithdrawRelease: ({ params, body, user }) => {
      const own = find(params);
      if (!own) return notFound(REFUSALS.releaseGone);
      const { entry, found: existing } = own;
      if (existing.revision !== body.revision) return conflict(REFUSALS.stale);
      const isPlanned = existing.state === 'draft' && existing.publishAt !== null;
      if (!isPlanned && existing.state !== 'published') return conflict(REFUSALS.releaseNotPublished);
      if (isPlanned) Object.assign(existing, { publishAt: null, revision: existing.revision + 1 });
      else if (!withdrawRelease(db, entry, existing)) return conflict(REFUSALS.releaseOnly);
      record(user.id, isPlanned ? 'unplan' : 'withdraw', entry, existing.version, null);
      return answer(entry, existing);
    },
  };
};
