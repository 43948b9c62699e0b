import type {
  AdminFaq,
  AdminService,
  AdminSlide,
  AdminTeamMember,
  AdminTestimonial,
  FaqInput,
  ServiceInput,
  SlideInput,
  TeamMemberInput,
  TestimonialInput,
} from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { invalid } from '../../lib/errors.ts';
import { type PictureInput, resolvePictures } from '../media/library-content.service.ts';
import { type ListRow, lockProduct, type SlideRow } from './admin-lists.repository.ts';
import type { ListKind } from './admin-lists.service.ts';

type Tx = Parameters<typeof resolvePictures>[0];

const resolvePicture = async (tx: Tx, field: string, chosen: PictureInput): Promise<string> =>
  JSON.stringify((await resolvePictures(tx, field, [chosen]))[0]);

/** Fields of every entry shown to administrators. */
const toBase = (row: { id: number; version: number; published: boolean; updated_at: Date }) => ({
  id: row.id,
  version: row.version,
  published: row.published,
  updated_at: row.updated_at.toISOString(),
});

const toJsonList = (texts: string[]): string => JSON.stringify(texts.map((text) => text.trim()));

export const testimonialKind: ListKind<'testimonials', ListRow<'testimonials'>, TestimonialInput, AdminTestimonial> = {
  table: 'testimonials',
  subject: 'testimonial',
  toColumns: async (tx, input) => ({
    name: input.name.trim(),
    role: input.role.trim(),
    company: input.company.trim(),
    service: input.service.trim(),
    rating: input.rating,
    comment: input.comment.trim(),
    image: await resolvePicture(tx, 'image', input.image),
  }),
  toEntry: (row) => {
    const { name, role, company, service, rating, comment, image } = row;
    return { ...toBase(row), name, role, company, service, rating, comment, image };
  },
  labelOf: ({ name }) => name,
};

export const faqKind: ListKind<'faqs', ListRow<'faqs'>, FaqInput, AdminFaq> = {
  table: 'faqs',
  subject: 'faq',
  toColumns: async (_tx, input) => ({ question: input.question.trim(), answer: input.answer.trim() }),
  toEntry: (row) => ({ ...toBase(row), question: row.question, answer: row.answer }),
  labelOf: ({ question }) => question,
};

export const serviceKind: ListKind<'services', ListRow<'services'>, ServiceInput, AdminService> = {
  table: 'services',
  subject: 'service',
  toColumns: async (tx, input) => ({
    icon: input.icon,
    title: input.title.trim(),
    description: input.description.trim(),
    long_description: input.longDescription.trim(),
    features: toJsonList(input.features),
    image: await resolvePicture(tx, 'image', input.image),
  }),
  toEntry: (row) => {
    const { icon, title, description, long_description: longDescription, features, image } = row;
    return { ...toBase(row), icon, title, description, longDescription, features, image };
  },
  labelOf: ({ title }) => title,
};

export const teamKind: ListKind<'team_members', ListRow<'team_members'>, TeamMemberInput, AdminTeamMember> = {
  table: 'team_members',
  subject: 'team-member',
  toColumns: async (tx, input) => ({
    name: input.name.trim(),
    role: input.role.trim(),
    bio: input.bio.trim(),
    social: JSON.stringify(input.social),
    image: await resolvePicture(tx, 'image', input.image),
  }),
  toEntry: (row) => {
    const { name, role, image, bio, social } = row;
    return { ...toBase(row), name, role, image, bio, social };
  },
  labelOf: ({ name }) => name,
};

/** @throws AppError 400; the product cannot be deleted until the transaction ends */
async function checkProduct(tx: Tx, id: number): Promise<void> {
  if (!(await lockProduct(tx, id))) throw invalid('productId', REFUSALS.productGone);
}

export const slideKind: ListKind<'slides', SlideRow, SlideInput, AdminSlide> = {
  table: 'slides',
  subject: 'slide',
  toColumns: async (tx, input) => {
    await checkProduct(tx, input.productId);
    return {
      product_id: input.productId,
      name: input.name.trim(),
      category: input.category.trim(),
      description: input.description.trim(),
      features: toJsonList(input.features),
      picture: await resolvePicture(tx, 'picture', input.picture),
    };
  },
  toEntry: (row) => {
    const { product_id: productId, product_title: productTitle, name, category, description, features, picture } = row;
    return { ...toBase(row), productId, productTitle, name, category, description, features, picture };
  },
  labelOf: ({ name }) => name,
};
