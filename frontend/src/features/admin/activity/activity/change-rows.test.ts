import { describe, expect, it } from 'vitest';
import type { ActivityChange, ActivityEntry } from '@/api/generated/model.ts';
import { changeRows } from './change-rows.ts';

const rowsOf = (subject: ActivityEntry['subject'], changes: ActivityChange[], id = '1') =>
  changeRows({
    id: 1,
    actor: null,
    right: null,
    key: null,
    action: 'product.update',
    subject,
    subject_id: id,
    label: 'X',
    changes,
    created_at: '2026-11-20T10:00:00Z',
  });
const json = (field: string, before: unknown, after: unknown) => ({
  field,
  before: JSON.stringify(before),
  after: JSON.stringify(after),
});

const plan = { id: 'p1', name: 'Pro', price: 9, period: 'month', features: ['a'] };

describe('changeRows', () => {
  it('recognises a changed price in a plan whose properties were sent in another order', () => {
    const reordered = { features: ['a'], period: 'month', price: 12, name: 'Pro', id: 'p1' };
    expect(rowsOf('product', [json('pricing', [plan], [reordered])])).toMatchObject([{ noun: 'price' }]);
  });
  it('shows a changed price with its currency', () => {
    expect(rowsOf('product', [json('pricing', [plan], [{ ...plan, price: 12 }])])).toEqual([
      {
        key: 'pricing-p1',
        label: 'Price',
        noun: 'price',
        view: { kind: 'values', before: '$9.00', after: '$12.00' },
      },
    ]);
  });

  it('shows a preview as the form does', () => {
    const sandbox = { kind: 'sandbox', url: 'https://demo.example' };
    expect(rowsOf('product', [json('preview', { kind: 'component', component: 'wallpaper' }, sandbox)])).toMatchObject([
      {
        view: {
          before: expect.not.stringContaining('wallpaper'),
          after: 'Web page in a sandbox: https://demo.example',
        },
      },
    ]);
    expect(
      rowsOf('product', [json('preview', { kind: 'component', component: 'lost' }, { kind: 'gallery' })]),
    ).toMatchObject([{ view: { before: 'lost (not installed)', after: 'Gallery' } }]);
  });

  it('takes the term that a plan gets from its period for no change', () => {
    const saved = { ...plan, price: 12, rights: { activations: 1, termMonths: 1 } };
    const [row] = rowsOf('product', [json('pricing', [{ ...plan, rights: { activations: 1 } }], [saved])]);
    expect(row?.view).toEqual({ kind: 'values', before: '$9.00', after: '$12.00' });
    const terms = (months: number) => [{ ...saved, rights: { activations: 1, termMonths: months } }];
    expect(rowsOf('product', [json('pricing', terms(1), terms(3))])[0]?.view).toMatchObject({ kind: 'items' });
  });

  it('shows other changes of plans as a list', () => {
    const [row] = rowsOf('product', [json('pricing', [plan], [{ ...plan, price: 10, period: 'year' }])]);
    expect(row?.view).toMatchObject({
      kind: 'items',
      edited: [{ before: 'Pro: $9.00 / month', after: 'Pro: $10.00 / year' }],
    });
  });

  it('shows lists as added, removed and edited entries', () => {
    const [row] = rowsOf(
      'site',
      [
        json(
          'items',
          [{ days: 'Mon', hours: '9' }],
          [
            { days: 'Mon', hours: '10' },
            { days: 'Tue', hours: '9' },
          ],
        ),
      ],
      'hours',
    );
    expect(row).toMatchObject({
      label: 'Hours',
      view: { edited: [{ before: 'Mon: 9', after: 'Mon: 10' }], added: ['Tue: 9'], removed: [] },
    });
  });

  it('shows a discount by its kind', () => {
    const values = (kind: string) =>
      rowsOf('coupon', [json('value', 5, 10), { field: 'kind', before: kind, after: kind }]).map(({ view }) => view);
    expect(values('percent')).toEqual([{ kind: 'values', before: '5%', after: '10%' }]);
    expect(values('amount')).toEqual([{ kind: 'values', before: '$5.00', after: '$10.00' }]);
  });

  it('shows labels of statuses, names of countries, and words of switches', () => {
    expect(rowsOf('order', [{ field: 'status', before: 'pending', after: 'completed' }])[0]?.view).toEqual({
      kind: 'values',
      before: 'Pending',
      after: 'Completed',
    });
    expect(rowsOf('invoice-settings', [{ field: 'sellerCountry', before: '', after: 'BD' }])[0]?.view).toEqual({
      kind: 'values',
      before: null,
      after: 'Bangladesh',
    });
    expect(rowsOf('settings', [json('maintenanceMode', false, true)])[0]?.view).toEqual({ kind: 'switch', on: true });
  });

  it('leaves out fields without a label, ids, and what looks the same', () => {
    expect(
      rowsOf('slide', [
        { field: 'unheardOf', before: '1', after: '2' },
        json('productId', 1, 2),
        { field: 'name', before: null, after: '' },
        json('features', ['broken'], ['broken']),
      ]),
    ).toEqual([]);
  });
});
