import { AUDITED_FIELDS, type AuditedField, type AuditedSubject } from '@contract/rules/audited-fields.ts';
import { EMPTY_SECTIONS, type SectionName } from '@contract/rules/site-sections.ts';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  ActivityAction,
  ActivitySubject,
  type AdminBundle,
  type AdminCoupon,
  type AdminFaq,
  type AdminMailSettings,
  type AdminPage,
  type AdminPost,
  type AdminProduct,
  type AdminService,
  type AdminSettings,
  type AdminSite,
  type AdminSlide,
  type AdminTeamMember,
  type AdminTestimonial,
  type AdminUser,
  type Banner,
  type InvoiceSettings,
  type PaymentSettings,
} from '@/api/generated/model.ts';
import { activitySentence } from './activity-sentence.ts';
import { SUBJECT_LABELS } from './activity-subjects.ts';
import { findFieldLabel } from './audited-labels.ts';

interface RecordedField {
  readonly subject: ActivitySubject;
  readonly subject_id: string;
  readonly field: string;
}

/** The recorded fields, those of the site by section. */
const recordedFields = Object.values(ActivitySubject).flatMap((subject): RecordedField[] => {
  if (subject !== 'site') return AUDITED_FIELDS[subject].map((field) => ({ subject, subject_id: '1', field }));
  return Object.entries(EMPTY_SECTIONS).flatMap(([section, content]) =>
    Object.keys(content).map((field) => ({ subject, subject_id: section, field })),
  );
});

describe('findFieldLabel', () => {
  it('has a label in words for every recorded field', () => {
    expect(recordedFields.length).toBeGreaterThan(100);
    const unlabelled = recordedFields.filter(({ field, ...thing }) => {
      const label = findFieldLabel(thing, field)?.label ?? '';
      return !/^[A-Z]/.test(label) || /[_]|[a-z][A-Z]/.test(label);
    });
    expect(unlabelled).toEqual([]);
  });
});

describe('SUBJECT_LABELS', () => {
  it('offers every kind of thing as a filter', () => {
    expect(Object.keys(SUBJECT_LABELS).sort()).toEqual(Object.values(ActivitySubject).sort());
  });
});

describe('activitySentence', () => {
  const subjectOf = (action: ActivityAction): ActivitySubject => {
    if (action === 'mail.resend') return 'sent-mail';
    if (action === 'payments.update') return 'settings';
    const subject = action.slice(0, action.indexOf('.'));
    return Object.values(ActivitySubject).find((known) => known === subject) ?? 'product';
  };
  const entry = {
    id: 1,
    actor: null,
    right: null,
    key: null,
    subject_id: '1',
    label: 'X',
    changes: [],
    created_at: '',
  };

  it.each(Object.values(ActivityAction))('%s is a phrase', (action) => {
    const { verb } = activitySentence({ ...entry, action, subject: subjectOf(action) });
    expect(verb).toMatch(/^[a-z][\w ,“”$.-]+$/);
    expect(verb).not.toContain('undefined');
  });

  it.each([
    [{ field: 'title', before: 'A', after: 'B' }, 'changed the title of'],
    [{ field: 'licenceKeys', before: 'false', after: 'true' }, 'turned on “Licence keys” for'],
    [{ field: 'demoLink', before: '', after: 'https://x.example' }, 'set the live demo of'],
  ])('names the only changed field: %o', (change, verb) => {
    const changes = [change];
    expect(activitySentence({ ...entry, action: 'product.update', subject: 'product', changes })).toMatchObject({
      verb,
      isOneChange: true,
    });
  });

  it('names up to three fields and counts more', () => {
    const changes = ['title', 'category', 'version', 'demoLink'].map((field) => ({ field, before: 'a', after: 'b' }));
    const sentenceOf = (count: number) =>
      activitySentence({ ...entry, action: 'product.update', subject: 'product', changes: changes.slice(0, count) })
        .verb;
    expect(sentenceOf(3)).toBe('changed the title, category and version of');
    expect(sentenceOf(4)).toBe('changed 4 details of');
  });

  it('says amounts in the shop’s currency', () => {
    const refund = { field: 'refunded', before: '0', after: '5' };
    const changes = [refund, { field: 'reason', before: null, after: 'Late' }];
    const refunded = { ...entry, action: 'order.refund', subject: 'order', label: 'Order #7', changes } as const;
    expect(activitySentence(refunded)).toMatchObject({ verb: 'refunded $5.00 of', thing: 'order #7' });
    const balance = { field: 'balance', before: '10', after: '7.5' };
    const debit = { ...entry, action: 'user.adjust-wallet', subject: 'user' } as const;
    expect(activitySentence({ ...debit, changes: [balance] }).verb).toBe('deducted $2.50 from the wallet of');
  });
});

/** What every change increases, and what is computed from other fields. */
type NotContent = 'id' | 'version' | 'updated_at' | 'readTime';
/** The properties of a contract type that an administrator writes. */
type Content<Type, Omitted extends keyof Type = never> = Exclude<keyof Type, NotContent | Omitted>;
type Order = 'ids' | 'names';
type SectionContent = { [Section in SectionName]: Content<AdminSite[Section]> }[SectionName];
type ReleaseField = 'version' | 'channel' | 'files' | 'publishAt' | 'keys';

describe('AUDITED_FIELDS', () => {
  // A property that is new in the contract fails `npm run types` here until it is listed.
  it('lists every subject, and what administrators write of the contract’s types', () => {
    expectTypeOf<AuditedSubject>().toEqualTypeOf<ActivitySubject>();
    expectTypeOf<AuditedField<'product'>>().toEqualTypeOf<
      Content<AdminProduct, 'revision' | 'lastUpdate' | 'planUses'> | ReleaseField
    >();
    expectTypeOf<AuditedField<'user'>>().toEqualTypeOf<
      Content<AdminUser, 'is_admin' | 'created_at'> | 'balance' | 'reason'
    >();
    expectTypeOf<AuditedField<'bundle'>>().toEqualTypeOf<Content<AdminBundle, 'singlePrice'>>();
    expectTypeOf<AuditedField<'coupon'>>().toEqualTypeOf<Content<AdminCoupon, 'uses' | 'created_at'>>();
    expectTypeOf<AuditedField<'post'>>().toEqualTypeOf<Content<AdminPost>>();
    expectTypeOf<AuditedField<'page'>>().toEqualTypeOf<Content<AdminPage>>();
    expectTypeOf<AuditedField<'testimonial'>>().toEqualTypeOf<Content<AdminTestimonial> | Order>();
    expectTypeOf<AuditedField<'service'>>().toEqualTypeOf<Content<AdminService> | Order>();
    expectTypeOf<AuditedField<'faq'>>().toEqualTypeOf<Content<AdminFaq> | Order>();
    expectTypeOf<AuditedField<'team-member'>>().toEqualTypeOf<Content<AdminTeamMember> | Order>();
    expectTypeOf<AuditedField<'slide'>>().toEqualTypeOf<Content<AdminSlide> | Order>();
    expectTypeOf<AuditedField<'banner'>>().toEqualTypeOf<Content<Banner>>();
    expectTypeOf<AuditedField<'site'>>().toEqualTypeOf<SectionContent>();
    expectTypeOf<AuditedField<'settings'>>().toEqualTypeOf<
      | Content<AdminSettings>
      | Content<AdminMailSettings, 'studio' | 'replies'>
      | Content<PaymentSettings, 'currencyFixed' | 'connected'>
      | 'searchEngines'
      | 'signIn'
      | 'client'
    >();
    expectTypeOf<AuditedField<'invoice-settings'>>().toEqualTypeOf<
      Content<InvoiceSettings> | 'reminders' | 'skipsWeekend'
    >();
  });
});
