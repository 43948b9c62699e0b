import { describe, expect, test } from 'vitest';
import type { AdminProduct } from '@/api/generated/model.ts';
import { emptyDraft, newPlan, type ProductDraft, toDraft, toInput } from './product-draft.ts';
import { checkDraft } from './product-rules.ts';

const picture = {
  url: '/media/a-960.webp',
  alt: 'A tide table',
  width: 960,
  height: 720,
  widths: [960],
  placeholder: null,
};

const saved: AdminProduct = {
  id: 7,
  title: 'Tide Table',
  description: 'High and low water.',
  body: '',
  category: 'Scripts',
  version: '1.0.0',
  lastUpdate: '2026-11-01',
  features: ['All ports', 'Offline'],
  benefits: [],
  requirements: [],
  faqs: [],
  badges: ['New'],
  pricing: [
    {
      id: 'p',
      name: 'Pro',
      price: 9.99,
      period: 'month',
      features: ['Alarms'],
      rights: { activations: 3, termMonths: 1, updateMonths: null, supportMonths: 12 },
    },
  ],
  retiredPlans: [],
  planUses: [{ id: 'p', holders: 12, files: [{ version: '1.0.0', name: 'tide-pro.zip' }] }],
  images: [picture],
  demoLink: 'https://demo.example/tide',
  downloadLink: 'https://play.example/tide',
  file: { id: 'f', name: 'tide.zip', size_bytes: 4 },
  licenceKeys: true,
  status: 'published',
  revision: 3,
  updated_at: '2026-11-01T09:00:00Z',
};

const draft = (change: Partial<ProductDraft> = {}): ProductDraft => ({ ...toDraft(saved), ...change });
const wrong = (change: Partial<ProductDraft>) => Object.keys(checkDraft(draft(change), saved));

describe('checkDraft', () => {
  test('accepts a launch price below the regular one, with a date in the future, or neither', () => {
    const [plan] = draft().plans;
    const launch = (launchPrice: string, launchDay: string) =>
      wrong({ plans: [newPlan('a', { ...plan, key: 'a', launchPrice, launchDay })] });
    expect(launch('', '')).toEqual([]);
    expect(launch('4.99', '2099-12-31')).toEqual([]);
    expect(launch('4.99', '')).toEqual(['a-launchDay']);
    expect(launch('4.99', '2020-01-01')).toEqual(['a-launchDay']);
    expect(launch('9.99', '2099-12-31')).toEqual(['a-launchPrice']);
    expect(launch('', '2099-12-31')).toEqual(['a-launchPrice']);
    expect(launch('0', '2099-12-31')).toEqual(['a-launchPrice']);
  });
  test('keeps the time of a launch price that was not edited', () => {
    const launch = { price: 4.99, until: '2099-06-30T15:30:00.000Z' };
    const [{ launch: kept } = {}] = toInput(
      toDraft({ ...saved, pricing: saved.pricing.map((plan) => ({ ...plan, launch })) }),
    ).pricing;
    expect(kept).toEqual(launch);
  });
  test('accepts months of updates or lifetime, and whole numbers up to the contract’s limit', () => {
    const [plan] = draft().plans;
    const plans = (given: object) => ({ plans: [newPlan('a', { ...plan, key: 'a', ...given })] });
    expect(wrong(plans({ updateMonths: '' }))).toEqual([]);
    expect(wrong(plans({ activations: '1001', updateMonths: '1.5', supportMonths: '' }))).toEqual([
      'a-activations',
      'a-updateMonths',
      'a-supportMonths',
    ]);
  });

  test.each([
    ['once', '', 'once', null],
    ['1', '', 'month', 1],
    ['3', '', 'quarter', 3],
    ['12', '', 'year', 12],
    ['months', '6', '6 months', 6],
  ] as const)('a plan with a term of %j %j is sold per %s', (term, termMonths, period, months) => {
    const plans = [newPlan('a', { name: 'Pro', price: '5', term, termMonths })];
    expect(wrong({ plans })).toEqual([]);
    expect(toInput(draft({ plans })).pricing[0]).toMatchObject({ period, rights: { termMonths: months } });
  });
  test.each(['', '0', '121', '1.5'])('a plan cannot have a term of %j months', (termMonths) => {
    const plans = [newPlan('a', { name: 'Pro', price: '5', term: 'months', termMonths })];
    expect(wrong({ plans })).toEqual(['a-termMonths']);
  });

  test('a question needs its answer, and both are trimmed', () => {
    const faqs = [{ key: 'a', question: ' Why? ', answer: ' Because. ' }];
    expect(wrong({ faqs })).toEqual([]);
    expect(toInput(draft({ faqs })).faqs).toEqual([{ question: 'Why?', answer: 'Because.' }]);
    expect(wrong({ faqs: [{ key: 'a', question: ' ', answer: '' }] })).toEqual(['a-question', 'a-answer']);
  });

  test('a long text is optional and trimmed', () => {
    expect(wrong({ body: '' })).toEqual([]);
    expect(toInput(draft({ body: '\n## Ebb\n' })).body).toBe('## Ebb');
  });

  test('accepts a stored product', () => {
    expect(checkDraft(draft(), saved)).toEqual({});
  });

  test('names every required field of a new product', () => {
    expect(Object.keys(checkDraft(emptyDraft(), null))).toEqual(['title', 'description', 'category', 'picture-0']);
  });

  test.each(['http://demo.example', 'javascript:alert(1)', 'demo.example', 'https://', 'https://x y.example/'])(
    'the link %j is rejected',
    (demoLink) => {
      expect(wrong({ demoLink })).toEqual(['demoLink']);
    },
  );

  test.each(['', '-1', '9.999', '1e3', 'free'])('the price %j is rejected', (price) => {
    expect(wrong({ plans: [newPlan('plan-0', { name: 'Pro', price })] })).toEqual(['plan-0-price']);
  });

  test('a price above the currency limit is rejected with the limit', () => {
    const draft = { ...emptyDraft(), plans: [newPlan('plan-0', { name: 'Pro', price: '10000.01' })] };
    expect(checkDraft(draft, null)['plan-0-price']).toBe('At most $10,000.00');
  });

  test.each(['0', '9.9', '9.99', '10000', ' 5 '])('the price %j is accepted', (price) => {
    expect(wrong({ plans: [newPlan('plan-0', { name: 'Pro', price })] })).toEqual([]);
  });

  test('rejects two plans with the same name', () => {
    const plans = [newPlan('a', { name: 'Pro', price: '1' }), newPlan('b', { name: ' Pro', price: '2' })];
    expect(checkDraft(draft({ plans }), saved)).toEqual({ 'b-name': 'Another plan has this name' });
  });

  test('requires a file for a new version', () => {
    expect(checkDraft(draft({ version: '1.1.0' }), saved)).toEqual({ fileId: 'Please add the file of version 1.1.0' });
    expect(wrong({ version: '1.1.0', newFile: { id: 'g', name: 'tide.zip', size_bytes: 5 } })).toEqual([]);
    expect(checkDraft(draft({ version: '1.1.0' }), { ...saved, file: null })).toEqual({});
  });

  test('rejects a picture without a description, and lines that are too long', () => {
    const pictures = [{ key: 'picture-0', picture: { ...picture, alt: ' ' } }];
    expect(wrong({ pictures })).toEqual(['picture-0-alt']);
    expect(wrong({ features: `ok\n${'x'.repeat(201)}` })).toEqual(['features']);
    expect(wrong({ benefits: Array.from({ length: 31 }, () => 'line').join('\n') })).toEqual(['benefits']);
  });
});

describe('a draft', () => {
  test('round-trips, and says which prices a plan does not have', () => {
    const { title, features, pricing, badges } = toInput(draft());
    expect({ title, features, pricing, badges }).toEqual({
      title: saved.title,
      features: saved.features,
      pricing: saved.pricing.map((plan) => ({ ...plan, suggestedPrice: null, countryPrices: [], secondPrice: null })),
      badges: saved.badges,
    });
  });

  test('omits empty lines and unselected pictures', () => {
    const input = toInput(
      draft({ features: ' a \n\n b', pictures: [...draft().pictures, { key: 'x', picture: null }] }),
    );
    expect(input.features).toEqual(['a', 'b']);
    expect(input.images).toEqual([{ url: picture.url, alt: picture.alt }]);
  });
});

describe('the interactive preview', () => {
  const preview = draft().preview;

  test('needs what its kind shows', () => {
    expect(wrong({ preview: { ...preview, kind: 'gallery' } })).toEqual([]);
    expect(wrong({ preview: { ...preview, kind: 'comparison' } })).toEqual(['preview-before', 'preview-after']);
    const blank = { ...picture, alt: ' ' };
    expect(wrong({ preview: { ...preview, kind: 'comparison', before: picture, after: blank } })).toEqual([
      'preview-after-alt',
    ]);
    expect(wrong({ preview: { ...preview, kind: 'sandbox', url: ' ' } })).toEqual(['preview-url']);
    expect(wrong({ preview: { ...preview, kind: 'sandbox', url: ' https://demo.example ' } })).toEqual([]);
  });

  test('is sent with the members of its kind; none is null', () => {
    const sent = (change: Partial<typeof preview>) => toInput(draft({ preview: { ...preview, ...change } })).preview;
    expect(sent({})).toBeNull();
    expect(sent({ kind: 'component', component: 'bangla-date', url: 'https://demo.example' })).toEqual({
      kind: 'component',
      component: 'bangla-date',
    });
    expect(sent({ kind: 'comparison', before: picture, after: picture })).toEqual({
      kind: 'comparison',
      before: { url: picture.url, alt: picture.alt },
      after: { url: picture.url, alt: picture.alt },
    });
  });
});
