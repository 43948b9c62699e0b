import type { AdminUser } from '@/api/generated/model.ts';
import type { Filter } from '../kit/list/filters.ts';
import type { ActivitySearch } from './activity-search.ts';

/** Everything that administrators change; the names are those of the audit trail. */
const KINDS = [
  ['product', 'Products'],
  ['order', 'Orders'],
  ['user', 'Users'],
  ['post', 'Articles'],
  ['comment', 'Comments'],
  ['review', 'Reviews'],
  ['testimonial', 'Testimonials'],
  ['service', 'Services'],
  ['faq', 'FAQ'],
  ['team-member', 'Team'],
  ['slide', 'Slides'],
  ['banner', 'Banner'],
  ['conversation', 'Messages'],
  ['canned-text', 'Saved replies'],
  ['sent-mail', 'Emails'],
  ['picture', 'Pictures'],
  ['settings', 'Settings'],
  ['job', 'Jobs'],
] as const;

/** What the audit trail can be filtered by; `admins` are the options of one filter. */
export const activityFilters = (
  { person, kind, from, to }: ActivitySearch,
  admins: readonly Pick<AdminUser, 'id' | 'name'>[],
): Filter[] => [
  {
    name: 'person',
    legend: 'Admin',
    value: person,
    options: admins.map(({ id, name }) => ({ value: id, label: name })),
  },
  { name: 'kind', legend: 'Kind', value: kind, options: KINDS.map(([value, label]) => ({ value, label })) },
  { name: 'from', legend: 'From', value: from },
  { name: 'to', legend: 'To', value: to },
];
