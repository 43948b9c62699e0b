import { auditedValue } from '../../contract/rules/audited-values.ts';
import type { AuditRow } from './audit.ts';
import type { MockState } from './state.ts';

type Seed = Pick<AuditRow, 'action' | 'subject' | 'label'> & {
  hoursAgo: number;
  subjectId: string | number | null;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};

/** The text without its first sentence, which a change then added. */
const shorter = (text: string): string => text.replace(/^[^.?]*[.?]\s*/u, '');

/** Changes of the last days, whose new values are those of the demo, so that they can be undone. */
const demoChanges = ({ catalogue, lists, banner, accounts, orders, coupons }: MockState): Seed[] => {
  const product = catalogue.find(({ product: { id } }) => id === 2)?.product;
  const course = catalogue.find(({ product: { id } }) => id === 3)?.product;
  const [question, service] = [lists.faqs[1], lists.services[0]];
  const suspended = accounts.find(({ user }) => user.status === 'suspended')?.user;
  const refunded = orders.findLast(({ status }) => status === 'refunded');
  const completed = orders.findLast(({ status }) => status === 'completed');
  const ids = lists.faqs.map(({ id }) => id);
  const names = lists.faqs.map((faq) => faq.question);
  const earlier = <Item>([first, second, ...rest]: Item[]): Item[] =>
    [second, first, ...rest].flatMap((item) => (item === undefined ? [] : [item]));
  const [coupon] = coupons;
  return [
    ...(product
      ? [
          {
            hoursAgo: 0.4,
            action: 'product.update',
            subject: 'product',
            subjectId: product.id,
            label: product.title,
            before: {
              pricing: product.pricing.map((plan) => (plan.price > 0 ? { ...plan, price: plan.price - 2 } : plan)),
            },
            after: { pricing: product.pricing },
          } as const,
        ]
      : []),
    {
      hoursAgo: 1.6,
      action: 'settings.update',
      subject: 'settings',
      subjectId: null,
      label: 'Site settings',
      before: { enableRegistration: false },
      after: { enableRegistration: true },
    },
    ...(refunded
      ? [
          {
            hoursAgo: 2.2,
            action: 'order.refund',
            subject: 'order',
            subjectId: refunded.id,
            label: `Order #${refunded.number}`,
            before: { refunded: 0 },
            after: {
              refunded: refunded.amount,
              to: 'wallet',
              reason: 'The file did not open on two machines',
              withdraw: true,
            },
          } as const,
        ]
      : []),
    ...(question
      ? [
          {
            hoursAgo: 20,
            action: 'faq.update',
            subject: 'faq',
            subjectId: question.id,
            label: question.question,
            before: { answer: shorter(question.answer) },
            after: { answer: question.answer },
          } as const,
        ]
      : []),
    {
      hoursAgo: 21,
      action: 'faq.order',
      subject: 'faq',
      subjectId: null,
      label: 'List order',
      before: { ids: earlier(ids), names: earlier(names) },
      after: { ids, names },
    },
    ...(course
      ? [
          {
            hoursAgo: 26,
            action: 'product.update',
            subject: 'product',
            subjectId: course.id,
            label: course.title,
            before: { features: course.features.slice(1), images: course.images.slice(1).map(auditedValue) },
            after: { features: course.features, images: course.images.map(auditedValue) },
          } as const,
        ]
      : []),
    ...(suspended
      ? [
          {
            hoursAgo: 49,
            action: 'user.suspend',
            subject: 'user',
            subjectId: suspended.id,
            label: suspended.name,
            before: { status: 'active' },
            after: { status: 'suspended' },
          } as const,
        ]
      : []),
    ...(service
      ? [
          {
            hoursAgo: 52,
            action: 'service.update',
            subject: 'service',
            subjectId: service.id,
            label: service.title,
            before: { published: false },
            after: { published: true },
          } as const,
        ]
      : []),
    {
      hoursAgo: 53,
      action: 'banner.update',
      subject: 'banner',
      subjectId: null,
      label: 'Promo banner',
      before: { text: 'New: the Bangla calendar', linkText: 'Read more' },
      after: { text: banner.text, linkText: banner.linkText },
    },
    ...(completed
      ? [
          {
            hoursAgo: 75,
            action: 'order.update',
            subject: 'order',
            subjectId: completed.id,
            label: `Order #${completed.number}`,
            before: { status: 'processing' },
            after: { status: 'completed' },
          } as const,
        ]
      : []),
    ...(coupon
      ? [
          {
            hoursAgo: 98,
            action: 'coupon.create',
            subject: 'coupon',
            subjectId: coupon.id,
            label: `Coupon ${coupon.code}`,
          } as const,
        ]
      : []),
    { hoursAgo: 99, action: 'mail.test', subject: 'mail', subjectId: null, label: 'Test email' },
  ];
};

/** The audit trail that the demo starts with, newest first. */
export const seedActivity = (state: MockState, now: number): AuditRow[] => {
  const actorId = state.accounts.find(({ user }) => user.role === 'super_admin')?.user.id ?? '';
  const changes = demoChanges(state);
  return changes.map(({ hoursAgo, subjectId, before = null, after = null, ...change }, index) => ({
    ...change,
    id: changes.length - index,
    actorId,
    right: 'all',
    subjectId: subjectId === null ? null : String(subjectId),
    before,
    after,
    created_at: new Date(now - hoursAgo * 3_600_000).toISOString(),
  }));
};
