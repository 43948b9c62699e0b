import type {
  AdminFaq,
  AdminService,
  AdminSlide,
  AdminTeamMember,
  AdminTestimonial,
  FaqInput,
  PictureChoice,
  ServiceInput,
  SlideInput,
  TeamMemberInput,
  TestimonialInput,
} from '../../../contract/generated/model.ts';
import { hasApproval } from '../../../contract/rules/case-studies.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, invalidField } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import { type Deletable, publishContent } from '../../store/content.ts';
import type { MockDb } from '../../store/db.ts';
import { resolvePicture } from '../../store/resolve-picture.ts';
import { type Actor, type CollectionRules, createCollection, newEntry } from '../kit/collection.ts';
import { toSinglePage } from '../kit/page.ts';
import { createArticles } from '../writing/admin-articles-edits.ts';
import { createCaseStudies } from '../writing/admin-case-studies-edits.ts';
import { createPages } from '../writing/admin-pages-edits.ts';

type Entry = { id: number; version: number; published: boolean; updated_at: string };
type Kind<Item extends Entry, Input> = Pick<CollectionRules<Item & Deletable, Item, Input, 400>, 'rows' | 'write'> & {
  /** name in the audit trail */
  subject: string;
  labelOf: (item: Item) => string;
};

/** A list in an order of its own, whose entries can be restored. */
const createContentList = <Item extends Entry, Input extends object>(
  db: MockDb,
  { subject, labelOf, rows, write }: Kind<Item, Input>,
) => {
  const entries = createCollection<Item & Deletable, Item, Input, 400>(db, {
    rows,
    write,
    gone: REFUSALS.entryGone,
    toItem: ({ deletedAt: _deletedAt, ...item }) => item as unknown as Item,
    create: (fields) => ({ ...fields, ...newEntry(rows()) }) as unknown as Item & Deletable,
    audit: { subject, label: labelOf },
    changed: () => publishContent(db.state),
  });
  return {
    ...entries,
    list: () => ({
      status: 200 as const,
      body: toSinglePage(entries.present().map(({ deletedAt: _deletedAt, ...item }) => item as unknown as Item)),
    }),

    order: (user: Actor, ids: number[]) => {
      const before = entries.present().map(({ id }) => id);
      if (before.length !== ids.length || !before.every((id) => ids.includes(id))) return conflict(REFUSALS.stale);
      if (before.every((id, place) => id === ids[place])) return { status: 204 as const };
      const toFields = (order: number[]) => ({
        ids: order,
        names: order.map((id) => entries.find(id)).map((row) => (row ? labelOf(row) : null)),
      });
      const places = new Map(ids.map((id, place) => [id, place]));
      rows().sort((a, b) => (places.get(a.id) ?? ids.length) - (places.get(b.id) ?? ids.length));
      const auditEntry = { actorId: user.id, subject, subjectId: null, label: 'List order' };
      recordChange(db, { ...auditEntry, action: `${subject}.order`, before: toFields(before), after: toFields(ids) });
      publishContent(db.state);
      return { status: 204 as const };
    },
  };
};

const createLists = (db: MockDb) => {
  const withImage = <Input extends { image: PictureChoice; version?: number }>({
    version: _version,
    ...rest
  }: Input) => {
    const image = resolvePicture(db.state, 'image', rest.image);
    return 'body' in image ? image : { ...rest, image };
  };

  return {
    testimonials: createContentList<AdminTestimonial, TestimonialInput>(db, {
      subject: 'testimonial',
      rows: () => db.state.lists.testimonials,
      labelOf: ({ name }) => name,
      write: withImage,
    }),
    faqs: createContentList<AdminFaq, FaqInput>(db, {
      subject: 'faq',
      rows: () => db.state.lists.faqs,
      labelOf: ({ question }) => question,
      write: ({ version: _version, ...fields }) => fields,
    }),
    services: createContentList<AdminService, ServiceInput>(db, {
      subject: 'service',
      rows: () => db.state.lists.services,
      labelOf: ({ title }) => title,
      write: withImage,
    }),
    team: createContentList<AdminTeamMember, TeamMemberInput>(db, {
      subject: 'team-member',
      rows: () => db.state.lists.team,
      labelOf: ({ name }) => name,
      write: withImage,
    }),
    slides: createContentList<AdminSlide, SlideInput>(db, {
      subject: 'slide',
      rows: () => db.state.lists.slides,
      labelOf: ({ name }) => name,
      write: ({ version: _version, ...fields }) => {
        const entry = db.state.catalogue.find(
          ({ product, deleted }) => product.id === fields.productId && deleted === null,
        );
        if (!entry) return invalidField('productId', REFUSALS.productGone);
        const picture = resolvePicture(db.state, 'picture', fields.picture);
        return 'body' in picture ? picture : { ...fields, picture, productTitle: entry.product.title };
      },
    }),
  };
};

type Operations =
  | `adminList${'Testimonials' | 'Faqs' | 'Services' | 'Team' | 'Slides'}`
  | `admin${'Create' | 'Update'}${'Testimonial' | 'Faq' | 'Service' | 'TeamMember' | 'Slide'}`
  | 'adminDeleteContent'
  | 'adminRestoreContent'
  | 'adminOrderContent'
  | 'adminQuoteCaseStudy';

export const createAdminListsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const lists = createLists(db);
  const { testimonials, faqs, services, team, slides } = lists;
  const all = { ...lists, posts: createArticles(db), pages: createPages(db), 'case-studies': createCaseStudies(db) };
  return {
    adminListTestimonials: testimonials.list,
    adminCreateTestimonial: testimonials.create,
    adminUpdateTestimonial: testimonials.update,
    adminListFaqs: faqs.list,
    adminCreateFaq: faqs.create,
    adminUpdateFaq: faqs.update,
    adminListServices: services.list,
    adminCreateService: services.create,
    adminUpdateService: services.update,
    adminListTeam: team.list,
    adminCreateTeamMember: team.create,
    adminUpdateTeamMember: team.update,
    adminListSlides: slides.list,
    adminCreateSlide: slides.create,
    adminUpdateSlide: slides.update,
    // The contract allows no other names.
    adminDeleteContent: (call) => all[call.params.kind as keyof typeof all].remove(call),
    adminRestoreContent: (call) => all[call.params.kind as keyof typeof all].restore(call),
    adminQuoteCaseStudy: ({ user, params }) => {
      const study = all['case-studies'].find(params.id);
      if (!study) return all['case-studies'].missing();
      const existing = study.testimonial_id === null ? undefined : testimonials.find(study.testimonial_id);
      if (existing) return { status: 200, body: { id: existing.id } };
      const { quote, rating, portrait, sector } = study;
      if (quote === '' || !hasApproval(study, study.approvedWords) || rating === null || portrait === null)
        return conflict(REFUSALS.caseStudyWordsMissing);
      const service = db.state.lists.services.find(({ id }) => study.services.includes(id));
      const fields = { name: study.quote_name, role: study.quote_role || sector, company: study.client };
      const input = { ...fields, service: service?.title ?? sector, rating, comment: quote, published: false };
      const answer = testimonials.create({ user, body: { ...input, image: { url: portrait.url, alt: portrait.alt } } });
      // Its fields are checked with the case study, so that nothing is left to refuse.
      if (answer instanceof Promise || answer.status !== 201) return conflict(REFUSALS.caseStudyWordsMissing);
      study.testimonial_id = answer.body.id;
      return { status: 200, body: { id: answer.body.id } };
    },
    adminOrderContent: ({ user, params, body }) => lists[params.list as keyof typeof lists].order(user, body.ids),
  };
};
