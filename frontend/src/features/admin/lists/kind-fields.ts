import type { SocialNetwork } from '@/api/generated/model.ts';
import { faqInputAnswerMax, faqInputQuestionMax } from '@/api/generated/zod/schemas/faqInput.zod.ts';
import { HttpsUrlMax } from '@/api/generated/zod/schemas/httpsUrl.zod.ts';
import {
  serviceInputDescriptionMax,
  serviceInputFeaturesItemMax,
  serviceInputFeaturesMax,
  serviceInputLongDescriptionMax,
  serviceInputTitleMax,
} from '@/api/generated/zod/schemas/serviceInput.zod.ts';
import {
  slideInputCategoryMax,
  slideInputDescriptionMax,
  slideInputFeaturesItemMax,
  slideInputFeaturesMax,
  slideInputNameMax,
} from '@/api/generated/zod/schemas/slideInput.zod.ts';
import {
  teamMemberInputBioMax,
  teamMemberInputNameMax,
  teamMemberInputRoleMax,
} from '@/api/generated/zod/schemas/teamMemberInput.zod.ts';
import {
  testimonialInputCommentMax,
  testimonialInputCompanyMax,
  testimonialInputNameMax,
  testimonialInputRoleMax,
  testimonialInputServiceMax,
} from '@/api/generated/zod/schemas/testimonialInput.zod.ts';
import type { FieldSpec } from '../kit/field-spec.ts';

export const testimonialFields: readonly FieldSpec[] = [
  { name: 'name', label: 'Name', kind: 'text', max: testimonialInputNameMax, missing: 'Please enter the name' },
  { name: 'role', label: 'Role', kind: 'text', max: testimonialInputRoleMax, missing: 'Please enter the role' },
  {
    name: 'company',
    label: 'Company',
    kind: 'text',
    max: testimonialInputCompanyMax,
    missing: 'Please enter the company',
    beside: true,
  },
  {
    name: 'service',
    label: 'What we did',
    kind: 'text',
    max: testimonialInputServiceMax,
    missing: 'Please enter what we did',
  },
  { name: 'rating', label: 'Rating', kind: 'rating', beside: true },
  {
    name: 'comment',
    label: 'Comment',
    kind: 'area',
    max: testimonialInputCommentMax,
    rows: 6,
    missing: 'Please enter the comment',
  },
];

export const faqFields: readonly FieldSpec[] = [
  { name: 'question', label: 'Question', kind: 'text', max: faqInputQuestionMax, missing: 'Please enter the question' },
  {
    ...{
      name: 'answer',
      label: 'Answer',
      kind: 'area',
      max: faqInputAnswerMax,
      rows: 12,
      missing: 'Please enter the answer',
    },
    help: 'A blank line begins a new paragraph.',
  },
];

export const serviceFields: readonly FieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'text', max: serviceInputTitleMax, missing: 'Please enter the title' },
  { name: 'icon', label: 'Icon', kind: 'icon', beside: true },
  {
    name: 'description',
    label: 'In one sentence',
    kind: 'area',
    max: serviceInputDescriptionMax,
    rows: 3,
    missing: 'Please enter a sentence',
  },
  {
    ...{
      name: 'longDescription',
      label: 'Full description',
      kind: 'area',
      max: serviceInputLongDescriptionMax,
      rows: 8,
    },
    missing: 'Please enter the description',
  },
  {
    ...{ name: 'features', label: 'What is included', kind: 'lines', max: serviceInputFeaturesItemMax, rows: 6 },
    help: `One point per line, up to ${serviceInputFeaturesMax}.`,
  },
];

export const socialNames: Record<SocialNetwork, string> = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  x: 'X',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
};

export const teamFields: readonly FieldSpec[] = [
  { name: 'name', label: 'Name', kind: 'text', max: teamMemberInputNameMax, missing: 'Please enter the name' },
  {
    name: 'role',
    label: 'Role',
    kind: 'text',
    max: teamMemberInputRoleMax,
    missing: 'Please enter the role',
    beside: true,
  },
  {
    name: 'bio',
    label: 'About this person',
    kind: 'area',
    max: teamMemberInputBioMax,
    rows: 5,
    missing: 'Please write a few words',
  },
  ...Object.entries(socialNames).map(
    ([network, label], index): FieldSpec => ({
      ...{ name: `social-${network}`, label, kind: 'https', max: HttpsUrlMax, beside: index % 2 === 1 },
    }),
  ),
];

export const slideFields: readonly FieldSpec[] = [
  { name: 'productId', label: 'Product', kind: 'product', help: 'Both buttons of the slide lead there.' },
  { name: 'name', label: 'Name', kind: 'text', max: slideInputNameMax, missing: 'Please enter the name' },
  {
    name: 'category',
    label: 'Category',
    kind: 'text',
    max: slideInputCategoryMax,
    missing: 'Please enter the category',
    beside: true,
  },
  {
    name: 'description',
    label: 'Description',
    kind: 'area',
    max: slideInputDescriptionMax,
    rows: 4,
    missing: 'Please enter the description',
  },
  {
    ...{ name: 'features', label: 'Key features', kind: 'lines', max: slideInputFeaturesItemMax, rows: 5 },
    help: `One per line, up to ${slideInputFeaturesMax}.`,
  },
];
