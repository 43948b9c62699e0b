import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { createPostsService } from '../writing/admin-articles.service.ts';
import { createCaseStudiesService } from '../writing/admin-case-studies.service.ts';
import { createPagesService } from '../writing/admin-pages.service.ts';
import { createListService } from './admin-lists.service.ts';
import { faqKind, serviceKind, slideKind, teamKind, testimonialKind } from './list-kinds.service.ts';
import { quoteCaseStudy } from './quote-case-study.service.ts';

type Operations =
  | `adminList${'Testimonials' | 'Faqs' | 'Services' | 'Team' | 'Slides'}`
  | `admin${'Create' | 'Update'}${'Testimonial' | 'Faq' | 'Service' | 'TeamMember' | 'Slide'}`
  | 'adminDeleteContent'
  | 'adminRestoreContent'
  | 'adminOrderContent'
  | 'adminQuoteCaseStudy';

/** The ordered lists of the public pages; the contract admits only the role super_admin. */
export function createAdminListsHandlers(deps: Deps): FeatureHandlers<Operations> {
  const testimonials = createListService(deps, testimonialKind);
  const faqs = createListService(deps, faqKind);
  const services = createListService(deps, serviceKind);
  const team = createListService(deps, teamKind);
  const slides = createListService(deps, slideKind);
  const lists = { testimonials, faqs, services, team, slides };
  const all = {
    ...lists,
    posts: createPostsService(deps),
    pages: createPagesService(deps),
    'case-studies': createCaseStudiesService(deps),
  };

  return {
    adminListTestimonials: async () => ({ status: 200, body: await testimonials.list() }),
    adminCreateTestimonial: async ({ user, body }) => ({ status: 201, body: await testimonials.create(user, body) }),
    adminUpdateTestimonial: async ({ user, params, body }) => ({
      status: 200,
      body: await testimonials.update(user, Number(params.id), body),
    }),

    adminListFaqs: async () => ({ status: 200, body: await faqs.list() }),
    adminCreateFaq: async ({ user, body }) => ({ status: 201, body: await faqs.create(user, body) }),
    adminUpdateFaq: async ({ user, params, body }) => ({
      status: 200,
      body: await faqs.update(user, Number(params.id), body),
    }),

    adminListServices: async () => ({ status: 200, body: await services.list() }),
    adminCreateService: async ({ user, body }) => ({ status: 201, body: await services.create(user, body) }),
    adminUpdateService: async ({ user, params, body }) => ({
      status: 200,
      body: await services.update(user, Number(params.id), body),
    }),

    adminListTeam: async () => ({ status: 200, body: await team.list() }),
    adminCreateTeamMember: async ({ user, body }) => ({ status: 201, body: await team.create(user, body) }),
    adminUpdateTeamMember: async ({ user, params, body }) => ({
      status: 200,
      body: await team.update(user, Number(params.id), body),
    }),

    adminListSlides: async () => ({ status: 200, body: await slides.list() }),
    adminCreateSlide: async ({ user, body }) => ({ status: 201, body: await slides.create(user, body) }),
    adminUpdateSlide: async ({ user, params, body }) => ({
      status: 200,
      body: await slides.update(user, Number(params.id), body),
    }),

    // The contract allows no other values.
    adminDeleteContent: async ({ user, params }) => {
      await all[params.kind as keyof typeof all].remove(user, Number(params.id));
      return { status: 204 };
    },
    adminRestoreContent: async ({ user, params }) => {
      await all[params.kind as keyof typeof all].restore(user, Number(params.id));
      return { status: 204 };
    },
    adminQuoteCaseStudy: async ({ user, params }) => ({
      status: 200,
      body: { id: await quoteCaseStudy(deps, user, Number(params.id)) },
    }),
    adminOrderContent: async ({ user, params, body }) => {
      await lists[params.list as keyof typeof lists].order(user, body.ids);
      return { status: 204 };
    },
  };
}
