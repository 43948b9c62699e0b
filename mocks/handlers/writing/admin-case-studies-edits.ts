import type { AdminCaseStudy, CaseStudyInput } from '../../../contract/generated/model.ts';
import { toAuditedFields } from '../../../contract/rules/audited-values.ts';
import {
  findCaseStudyGaps,
  findNamedPerson,
  hasApproval,
  toCaseStudyInput,
  toCaseStudyState,
  toSavedStatus,
} from '../../../contract/rules/case-studies.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { invalid, invalidField } from '../../problems.ts';
import type { StoredCaseStudy } from '../../store/case-studies.ts';
import type { MockDb } from '../../store/db.ts';
import { renderText } from '../../store/render-text.ts';
import { resolvePicture } from '../../store/resolve-picture.ts';
import { recordRevision, workingCopyKey } from '../../store/revisions.ts';
import { createCollection, newEntry } from '../kit/collection.ts';

export const toAdminCaseStudy = (row: StoredCaseStudy): AdminCaseStudy => {
  const { html: _html, deletedAt: _at, publishedOn: _on, token: _token, approvedWords, ...study } = row;
  const isApproved = hasApproval(row, approvedWords);
  const { approved_by, approved_at } = study;
  return { ...study, approved_by: isApproved ? approved_by : '', approved_at: isApproved ? approved_at : null };
};

export const toSavedCaseStudy = (row: StoredCaseStudy) => ({ state: toCaseStudyState(row), at: row.updated_at });

/** What must be complete, and is not. */
export const findIncomplete = (row: Parameters<typeof findCaseStudyGaps>[0]) => {
  const gaps = findCaseStudyGaps(row);
  return gaps[0] && invalid(gaps[0].message, gaps);
};

/** Creates, updates, deletes and restores case studies, over the store. */
export const createCaseStudies = (db: MockDb) => {
  const present = () => db.state.caseStudies.filter(({ deletedAt }) => deletedAt === null);

  const findInputProblem = (input: CaseStudyInput) => {
    const [gap] = findNamedPerson(input);
    return gap && invalid(gap.message, [gap]);
  };

  const findLinkProblem = ({ services, product_id = null, post_id = null, lead_id = null }: CaseStudyInput) => {
    const { lists, catalogue, articles, leads } = db.state;
    const isService = (id: number) => lists.services.some((service) => service.id === id && service.deletedAt === null);
    if (!services.every(isService)) return invalidField('services', REFUSALS.caseStudyServiceGone);
    if (product_id !== null && !catalogue.some(({ product }) => product.id === product_id))
      return invalidField('product_id', REFUSALS.productGone);
    if (post_id !== null && !articles.some(({ id }) => id === post_id))
      return invalidField('post_id', REFUSALS.caseStudyPostGone);
    if (lead_id !== null && !leads.some(({ id }) => id === lead_id)) return invalidField('lead_id', REFUSALS.leadGone);
    return undefined;
  };

  const pictureOf = (field: string, choice: CaseStudyInput['image']) =>
    choice === null ? null : resolvePicture(db.state, field, choice);

  /** Both pictures, or the problem of the first that is not in the library. */
  const picturesOf = (input: CaseStudyInput) => {
    const image = pictureOf('image', input.image);
    if (image && 'body' in image) return image;
    const portrait = pictureOf('portrait', input.portrait);
    return portrait && 'body' in portrait ? portrait : { image, portrait };
  };

  /** The fields that an input sets, or the reason for a refusal. */
  const write = async (input: CaseStudyInput, before?: StoredCaseStudy) => {
    const text = await renderText(db.state, 'content', input.content.trim());
    if ('body' in text) return text;
    const problem = findLinkProblem(input);
    if (problem) return problem;
    const pictures = picturesOf(input);
    if ('body' in pictures) return pictures;
    const { version: _version, product_id = null, post_id = null, lead_id = null, ...texts } = input;
    const fields = { ...texts, product_id, post_id, lead_id };
    const trimmed = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
    ) as typeof fields;
    const results = input.results.map(({ value, label, source }) => ({
      value: value.trim(),
      label: label.trim(),
      source: source.trim(),
    }));
    const status = before ? toSavedStatus(before.status, trimmed, before.approvedWords) : 'draft';
    const written = { ...(before ?? NEW), ...trimmed, results, ...pictures, html: text.html, status };
    const incomplete = status === 'draft' || status === 'unpublished' ? undefined : findIncomplete(written);
    if (incomplete) return incomplete;
    const other = present().find(({ address }) => address === input.address);
    if (other && other.id !== before?.id) return invalidField('address', REFUSALS.caseStudyAddressUsed);
    return written;
  };

  const studies = createCollection<StoredCaseStudy, AdminCaseStudy, CaseStudyInput, 400>(db, {
    rows: () => db.state.caseStudies,
    gone: REFUSALS.caseStudyGone,
    toItem: toAdminCaseStudy,
    findInputProblem,
    write,
    create: (fields) => ({ ...fields, ...newEntry(db.state.caseStudies) }),
    audit: {
      subject: 'case-study',
      label: ({ title }) => title,
      fields: (row) => {
        const { version: _version, ...written } = toCaseStudyInput(row, row.version);
        return toAuditedFields({ ...written, image: row.image, portrait: row.portrait, status: row.status });
      },
    },
    saved: (row, before, user) => {
      const { id, address } = row;
      delete db.state.formerCaseStudies[address];
      if (before && before.address !== address) db.state.formerCaseStudies[before.address] = id;
      delete db.state.workingCopies[workingCopyKey(user.id, 'case-studies', before ? id : 'new')];
      const document = { kind: 'case-studies' as const, id };
      recordRevision(db.state, user.id, document, before && toSavedCaseStudy(before), toSavedCaseStudy(row));
    },
  });

  return {
    ...studies,

    remove: (call: Parameters<typeof studies.remove>[0]) => {
      const row = studies.find(call.params.id);
      const reply = studies.remove(call);
      if (row) {
        const closed = { published: 'unpublished', waiting: 'draft' } as const;
        Object.assign(row, { token: null, status: closed[row.status as keyof typeof closed] ?? row.status });
      }
      return reply;
    },

    restore: (call: Parameters<typeof studies.restore>[0]) => {
      const { address } = studies.find(call.params.id, undefined, true) ?? {};
      if (present().some((row) => row.address === address))
        return invalidField('address', REFUSALS.caseStudyAddressUsed);
      return studies.restore(call);
    },
  };
};

const NEW = {
  status: 'draft' as const,
  rating: null,
  approved_by: '',
  approved_at: null,
  requested_at: null,
  changes: '',
  changes_at: null,
  testimonial_id: null,
  publishedOn: null,
  token: null,
  approvedWords: null,
};
