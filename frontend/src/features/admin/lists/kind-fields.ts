import type { SocialNetwork } from '@/api/generated/model.ts';
import type { FieldSpec } from '../kit/field-spec.ts';

export const testimonialFields: readonly FieldSpec[] = [
  { name: 'name', label: 'Name', kind: 'text', max: 100, missing: 'Please enter the name' },
  { name: 'role', label: 'Role', kind: 'text', max: 100, missing: 'Please enter the role' },
  { name: 'company', label: 'Company', kind: 'text', max: 100, missing: 'Please enter the company', beside: true },
  { name: 'service', label: 'What we did', kind: 'text', max: 100, missing: 'Please enter what we did' },
  { name: 'rating', label: 'Rating', kind: 'rating', max: 5, beside: true },
  { name: 'comment', label: 'Comment', kind: 'area', max: 1000, rows: 6, missing: 'Please enter the comment' },
];

export const faqFields: readonly FieldSpec[] = [
  { name: 'question', label: 'Question', kind: 'text', max: 200, missing: 'Please enter the question' },
  {
    ...{ name: 'answer', label: 'Answer', kind: 'area', max: 4000, rows: 12, missing: 'Please enter the answer' },
    help: 'A blank line begins a new paragraph.',
  },
];

export const serviceFields: readonly FieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'text', max: 100, missing: 'Please enter the title' },
  { name: 'icon', label: 'Icon', kind: 'icon', max: 40, beside: true },
  {
    name: 'description',
    label: 'In one sentence',
    kind: 'area',
    max: 300,
    rows: 3,
    missing: 'Please enter a sentence',
  },
  {
    ...{ name: 'longDescription', label: 'Full description', kind: 'area', max: 3000, rows: 8 },
    missing: 'Please enter the description',
  },
  {
    ...{ name: 'features', label: 'What is included', kind: 'lines', max: 120, rows: 6 },
    help: 'One point per line, up to 12.',
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
  { name: 'name', label: 'Name', kind: 'text', max: 100, missing: 'Please enter the name' },
  { name: 'role', label: 'Role', kind: 'text', max: 100, missing: 'Please enter the role', beside: true },
  { name: 'bio', label: 'About this person', kind: 'area', max: 600, rows: 5, missing: 'Please write a few words' },
  ...Object.entries(socialNames).map(
    ([network, label], index): FieldSpec => ({
      ...{ name: `social-${network}`, label, kind: 'https', max: 500, beside: index % 2 === 1 },
    }),
  ),
];

export const slideFields: readonly FieldSpec[] = [
  { name: 'productId', label: 'Product', kind: 'product', max: 9, help: 'Both buttons of the slide lead there.' },
  { name: 'name', label: 'Name', kind: 'text', max: 100, missing: 'Please enter the name' },
  { name: 'category', label: 'Category', kind: 'text', max: 60, missing: 'Please enter the category', beside: true },
  {
    name: 'description',
    label: 'Description',
    kind: 'area',
    max: 400,
    rows: 4,
    missing: 'Please enter the description',
  },
  {
    ...{ name: 'features', label: 'Key features', kind: 'lines', max: 120, rows: 5 },
    help: 'One per line, up to 6.',
  },
];
