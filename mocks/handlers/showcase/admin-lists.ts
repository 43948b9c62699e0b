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
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { invalidField } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { resolvePicture } from '../../store/resolve-picture.ts';
import { createArticles } from '../writing/admin-articles-edits.ts';
import { createPages } from '../writing/admin-pages-edits.ts';
import { createContentList } from './admin-lists-entries.ts';

const omitVersion = <Input extends { version?: number }>({ version: _version, ...rest }: Input) => rest;

const createLists = (db: MockDb) => {
  const resolveChoice = (choice: PictureChoice, field = 'image') => resolvePicture(db.state, field, choice);

  const withImage = <Input extends { image: PictureChoice; version?: number }>(input: Input) => {
    const image = resolveChoice(input.image);
    return 'body' in image ? { problem: image } : { row: { ...omitVersion(input), image } };
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
      write: (input) => ({ row: omitVersion(input) }),
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
      write: (input) => {
        const entry = db.state.catalogue.find(
          ({ product, deleted }) => product.id === input.productId && deleted === null,
        );
        if (!entry) return { problem: invalidField('productId', REFUSALS.productGone) };
        const picture = resolveChoice(input.picture, 'picture');
        if ('body' in picture) return { problem: picture };
        return { row: { ...omitVersion(input), picture, productTitle: entry.product.title } };
      },
    }),
  };
};

type Operations =
  | `adminList${'Testimonials' | 'Faqs' | 'Services' | 'Team' | 'Slides'}`
  | `admin${'Create' | 'Update'}${'Testimonial' | 'Faq' | 'Service' | 'TeamMember' | 'Slide'}`
  | 'adminDeleteContent'
  | 'adminRestoreContent'
  | 'adminOrderContent';

export const createAdminListsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const lists = createLists(db);
  const { testimonials, faqs, services, team, slides } = lists;
  const all = { ...lists, posts: createArticles(db), pages: createPages(db) };
  return {
    adminListTestimonials: () => testimonials.list(),
    adminCreateTestimonial: ({ user, body }) => testimonials.create(user, body),
    adminUpdateTestimonial: ({ user, params, body }) => testimonials.update(user, Number(params.id), body),
    adminListFaqs: () => faqs.list(),
    adminCreateFaq: ({ user, body }) => faqs.create(user, body),
    adminUpdateFaq: ({ user, params, body }) => faqs.update(user, Number(params.id), body),
    adminListServices: () => services.list(),
    adminCreateService: ({ user, body }) => services.create(user, body),
    adminUpdateService: ({ user, params, body }) => services.update(user, Number(params.id), body),
    adminListTeam: () => team.list(),
    adminCreateTeamMember: ({ user, body }) => team.create(user, body),
    adminUpdateTeamMember: ({ user, params, body }) => team.update(user, Number(params.id), body),
    adminListSlides: () => slides.list(),
    adminCreateSlide: ({ user, body }) => slides.create(user, body),
    adminUpdateSlide: ({ user, params, body }) => slides.update(user, Number(params.id), body),
    // The contract allows no other names.
    adminDeleteContent: ({ user, params }) => all[params.kind as keyof typeof all].remove(user, Number(params.id)),
    adminRestoreContent: ({ user, params }) => all[params.kind as keyof typeof all].restore(user, Number(params.id)),
    adminOrderContent: ({ user, params, body }) => lists[params.list as keyof typeof lists].order(user, body.ids),
  };
};
