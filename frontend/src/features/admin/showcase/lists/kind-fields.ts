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
import type { FieldSpec } from '../../kit/field-spec.ts';

const text = (name: string, label: string, max: number, missing: string): FieldSpec => ({
  name,
  label,
  kind: 'text',
  max,
  missing,
});
const area = (name: string, label: string, max: number, missing: string, rows: number): FieldSpec => ({
  name,
  label,
  kind: 'area',
  max,
  missing,
  rows,
});
const sideBySide = (field: FieldSpec): FieldSpec => ({ ...field, beside: true });

export const testimonialFields: readonly FieldSpec[] = [
  text('name', 'Name', testimonialInputNameMax, 'Please enter the name'),
  text('role', 'Role', testimonialInputRoleMax, 'Please enter the role'),
  sideBySide(text('company', 'Company', testimonialInputCompanyMax, 'Please enter the company')),
  text('service', 'Service', testimonialInputServiceMax, 'Please enter the service'),
  sideBySide({ name: 'rating', label: 'Rating', kind: 'rating' }),
  area('comment', 'Comment', testimonialInputCommentMax, 'Please enter the comment', 6),
];

export const faqFields: readonly FieldSpec[] = [
  text('question', 'Question', faqInputQuestionMax, 'Please enter the question'),
  {
    ...area('answer', 'Answer', faqInputAnswerMax, 'Please enter the answer', 12),
    help: 'Separate paragraphs with a blank line.',
  },
];

export const serviceFields: readonly FieldSpec[] = [
  text('title', 'Title', serviceInputTitleMax, 'Please enter the title'),
  sideBySide({ name: 'icon', label: 'Icon', kind: 'icon' }),
  area('description', 'Short description', serviceInputDescriptionMax, 'Please enter a short description', 3),
  area('longDescription', 'Full description', serviceInputLongDescriptionMax, 'Please enter the description', 8),
  {
    name: 'features',
    label: 'What’s included',
    kind: 'lines',
    max: serviceInputFeaturesItemMax,
    rows: 6,
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
  text('name', 'Name', teamMemberInputNameMax, 'Please enter the name'),
  sideBySide(text('role', 'Role', teamMemberInputRoleMax, 'Please enter the role')),
  area('bio', 'Bio', teamMemberInputBioMax, 'Please enter a short bio', 5),
  ...Object.entries(socialNames).map(
    ([network, label], index): FieldSpec => ({
      name: `social-${network}`,
      label,
      kind: 'https',
      max: HttpsUrlMax,
      beside: index % 2 === 1,
    }),
  ),
];

export const slideFields: readonly FieldSpec[] = [
  { name: 'productId', label: 'Product', kind: 'product', help: 'Both buttons on the slide link to it.' },
  text('name', 'Name', slideInputNameMax, 'Please enter the name'),
  sideBySide(text('category', 'Category', slideInputCategoryMax, 'Please enter the category')),
  area('description', 'Description', slideInputDescriptionMax, 'Please enter the description', 4),
  {
    name: 'features',
    label: 'Key features',
    kind: 'lines',
    max: slideInputFeaturesItemMax,
    rows: 5,
    help: `One per line, up to ${slideInputFeaturesMax}.`,
  },
];
