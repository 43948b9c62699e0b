import {
  useAdminCreateFaq,
  useAdminCreateService,
  useAdminCreateSlide,
  useAdminCreateTeamMember,
  useAdminCreateTestimonial,
  useAdminListFaqs,
  useAdminListServices,
  useAdminListSlides,
  useAdminListTeam,
  useAdminListTestimonials,
  useAdminUpdateFaq,
  useAdminUpdateService,
  useAdminUpdateSlide,
  useAdminUpdateTeamMember,
  useAdminUpdateTestimonial,
} from '@/api/generated/admin-lists/admin-lists.ts';
import type {
  AdminFaq,
  AdminService,
  AdminSlide,
  AdminTeamMember,
  AdminTestimonial,
  FaqInput,
  ServiceInput,
  SlideInput,
  SocialNetwork,
  TeamMemberInput,
  TestimonialInput,
} from '@/api/generated/model.ts';
import { splitLines } from '../../kit/field-spec.ts';
import { faqFields, serviceFields, slideFields, socialNames, teamFields, testimonialFields } from './kind-fields.ts';
import type { ListKind } from './list-kind.ts';
import { serviceIcons } from './service-icons.ts';

const text = (values: Record<string, string>, name: string): string => (values[name] ?? '').trim();

export const testimonialKind: ListKind<AdminTestimonial, TestimonialInput> = {
  list: 'testimonials',
  translatable: 'testimonial',
  label: 'Testimonials',
  noun: 'testimonial',
  nouns: 'testimonials',
  emptyMessage: 'Testimonials are shown on the home page.',
  fields: testimonialFields,
  picture: { name: 'image', label: 'Portrait' },
  row: ({ name, role, company, comment, image }) => ({
    title: name,
    detail: `${role}, ${company}`,
    text: comment,
    picture: image,
  }),
  toValues: ({ name, role, company, service, rating, comment }) => ({
    name,
    role,
    company,
    service,
    comment,
    rating: String(rating),
  }),
  toInput: (values, image, state) => ({
    name: text(values, 'name'),
    role: text(values, 'role'),
    company: text(values, 'company'),
    service: text(values, 'service'),
    rating: Number(text(values, 'rating')),
    comment: text(values, 'comment'),
    image,
    ...state,
  }),
  useList: () => useAdminListTestimonials(),
  useCreate: () => useAdminCreateTestimonial(),
  useUpdate: () => useAdminUpdateTestimonial(),
};

export const faqKind: ListKind<AdminFaq, FaqInput> = {
  list: 'faqs',
  translatable: 'faq',
  label: 'FAQ',
  noun: 'question',
  nouns: 'questions',
  emptyMessage: 'Questions and answers are shown at the end of the home page.',
  fields: faqFields,
  row: ({ question, answer }) => ({ title: question, text: answer }),
  toValues: ({ question, answer }) => ({ question, answer }),
  toInput: (values, _picture, state) => ({
    question: text(values, 'question'),
    answer: text(values, 'answer'),
    ...state,
  }),
  useList: () => useAdminListFaqs(),
  useCreate: () => useAdminCreateFaq(),
  useUpdate: () => useAdminUpdateFaq(),
};

export const serviceKind: ListKind<AdminService, ServiceInput> = {
  list: 'services',
  translatable: 'service',
  label: 'Services',
  noun: 'service',
  nouns: 'services',
  emptyMessage: 'Services are shown on the services page.',
  fields: serviceFields,
  picture: { name: 'image', label: 'Picture' },
  row: ({ title, description, image }) => ({ title, text: description, picture: image }),
  toValues: ({ icon, title, description, longDescription, features }) => ({
    icon,
    title,
    description,
    longDescription,
    features: features.join('\n'),
  }),
  toInput: (values, image, state) => ({
    icon: serviceIcons.find((icon) => icon === values.icon) ?? 'wrench',
    title: text(values, 'title'),
    description: text(values, 'description'),
    longDescription: text(values, 'longDescription'),
    features: splitLines(values.features ?? ''),
    image,
    ...state,
  }),
  useList: () => useAdminListServices(),
  useCreate: () => useAdminCreateService(),
  useUpdate: () => useAdminUpdateService(),
};

export const teamKind: ListKind<AdminTeamMember, TeamMemberInput> = {
  list: 'team',
  translatable: 'team-member',
  label: 'Team',
  noun: 'team member',
  nouns: 'team members',
  emptyMessage: 'The team is shown on the about page.',
  fields: teamFields,
  picture: { name: 'image', label: 'Portrait' },
  row: ({ name, role, bio, image }) => ({ title: name, detail: role, text: bio, picture: image }),
  toValues: ({ name, role, bio, social }) => ({
    name,
    role,
    bio,
    ...Object.fromEntries(social.map(({ network, url }) => [`social-${network}`, url])),
  }),
  toInput: (values, image, state) => ({
    name: text(values, 'name'),
    role: text(values, 'role'),
    bio: text(values, 'bio'),
    social: (Object.keys(socialNames) as SocialNetwork[])
      .map((network) => ({ network, url: text(values, `social-${network}`) }))
      .filter(({ url }) => url !== ''),
    image,
    ...state,
  }),
  useList: () => useAdminListTeam(),
  useCreate: () => useAdminCreateTeamMember(),
  useUpdate: () => useAdminUpdateTeamMember(),
};

export const slideKind: ListKind<AdminSlide, SlideInput> = {
  list: 'slides',
  translatable: 'slide',
  label: 'Hero slides',
  noun: 'slide',
  nouns: 'slides',
  emptyMessage: 'Slides appear at the top of the home page.',
  fields: slideFields,
  picture: { name: 'picture', label: 'Picture', help: 'Shown beside the text; roughly square.' },
  row: ({ name, description, productTitle, picture }) => ({
    title: name,
    detail: `Links to ${productTitle}`,
    text: description,
    picture,
  }),
  toValues: ({ productId, name, category, description, features }) => ({
    name,
    category,
    description,
    productId: String(productId),
    features: features.join('\n'),
  }),
  toInput: (values, picture, state) => ({
    productId: Number(text(values, 'productId')),
    name: text(values, 'name'),
    category: text(values, 'category'),
    description: text(values, 'description'),
    features: splitLines(values.features ?? ''),
    picture,
    ...state,
  }),
  useList: () => useAdminListSlides(),
  useCreate: () => useAdminCreateSlide(),
  useUpdate: () => useAdminUpdateSlide(),
};
