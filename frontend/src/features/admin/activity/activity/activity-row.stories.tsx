import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '@/components/ui/card.tsx';
import { sampleSlides } from '@/test/samples.ts';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { ActivityRow } from './activity-row.tsx';

const TEXT =
  'A calendar for Bangla dates with holidays, moon phases and prayer times. It works without a connection and asks for no permissions.';

const meta = {
  title: 'Features/Admin/Activity/Activity row',
  component: ActivityRow,
  args: {
    entry: {
      id: 1,
      actor: { id: '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59', name: 'Nadia Rahman' },
      right: 'all',
      key: null,
      action: 'product.update',
      subject: 'product',
      subject_id: '2',
      label: 'Bangla Calendar',
      changes: [],
      created_at: '2026-11-20T10:07:00Z',
    },
  },
  parameters: { scenario: signInAdmin },
  decorators: [
    (Story) => (
      <Card>
        <ol>
          <Story />
        </ol>
      </Card>
    ),
  ],
} satisfies Meta<typeof ActivityRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const { entry } = meta.args;
const json = (field: string, before: unknown, after: unknown) => ({
  field,
  before: before === null ? null : JSON.stringify(before),
  after: after === null ? null : JSON.stringify(after),
});
const plan = { id: 'p1', name: 'Pro', price: 9, period: 'month', features: [] };

export const Price: Story = {
  args: { entry: { ...entry, changes: [json('pricing', [plan], [{ ...plan, price: 12 }])] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Nadia Rahman changed the price of Bangla Calendar');
    await expect(canvas.getByRole('listitem')).toHaveTextContent('from $9.00 to $12.00');
    await expect(canvas.getByRole('button', { name: 'Undo the change to Bangla Calendar' })).toBeVisible();
  },
};
const translated = {
  ...entry,
  action: 'translation.update' as const,
  subject: 'translation' as const,
  subject_id: 'product/2',
  changes: [
    { field: 'language', before: 'bn', after: 'bn' },
    json('published', true, true),
    json('draft', false, false),
    json(
      'texts',
      [
        { path: 'title', text: 'বাংলা ক্যালেন্ডার', digest: '4f1c0a6d2b7e9358' },
        { path: 'features.1', text: '', digest: '' },
      ],
      [
        { path: 'title', text: 'বাংলা ক্যালেন্ডার ২০২৫', digest: '4f1c0a6d2b7e9358' },
        { path: 'features.1', text: 'ইন্টারনেট ছাড়াই চলে', digest: '0a6d2b7e93584f1c' },
      ],
    ),
  ],
};

/** The texts of a translation under the names of their form. */
export const Translation: Story = {
  args: { entry: translated },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('listitem');
    await expect(row).toHaveTextContent('changed 2 texts in the Bangla translation of Bangla Calendar');
    await expect(row).toHaveTextContent('from বাংলা ক্যালেন্ডার to বাংলা ক্যালেন্ডার ২০২৫');
    await expect(canvas.getByText('Features: Feature 2')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo the change to Bangla Calendar' })).toBeVisible();
  },
};
/** A picture's version is shown, not its URL. */
export const TranslatedPicture: Story = {
  args: {
    entry: {
      ...translated,
      changes: [
        ...translated.changes.slice(0, 3),
        json(
          'texts',
          [{ path: 'images.0.url', text: '', digest: '' }],
          [{ path: 'images.0.url', text: sampleSlides[0]?.picture.url, digest: '4f1c0a6d2b7e9358' }],
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      'changed “Pictures: Picture 1” in the Bangla translation',
    );
    await expect(canvas.queryByText(/\/media\//)).toBeNull();
  },
};
export const TranslationDraft: Story = {
  args: {
    entry: {
      ...translated,
      changes: translated.changes.map((change) => (change.field === 'draft' ? json('draft', false, true) : change)),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      'drafted changes to the Bangla translation of Bangla Calendar',
    );
  },
};
export const Switch: Story = {
  args: {
    entry: {
      ...entry,
      action: 'settings.update',
      subject: 'settings',
      subject_id: null,
      label: 'Site settings',
      changes: [json('maintenanceMode', false, true)],
    },
  },
};
export const ShortText: Story = {
  args: {
    entry: { ...entry, changes: [{ field: 'title', before: 'Bangla Calendar 2025', after: 'Bangla Calendar' }] },
  },
};
export const LongText: Story = {
  args: {
    entry: {
      ...entry,
      changes: [{ field: 'description', before: TEXT, after: TEXT.replace('no permissions', 'one permission') }],
    },
  },
};
export const Lists: Story = {
  args: {
    entry: {
      ...entry,
      changes: [
        json('features', ['Bangla numerals', 'Holidays'], ['Holidays', 'Moon phases']),
        json('badges', ['New', 'Offline'], ['Offline', 'New']),
      ],
    },
  },
};
export const Pictures: Story = {
  args: {
    entry: {
      ...entry,
      changes: [
        json(
          'images',
          [{ url: '/media/missing.webp', alt: 'The month of Boishakh' }],
          [{ url: '/favicon.svg', alt: 'The month of Joishtho with its holidays' }],
        ),
      ],
    },
  },
};
export const SeveralFields: Story = {
  args: {
    entry: {
      ...entry,
      action: 'coupon.update',
      subject: 'coupon',
      label: 'Coupon EID25',
      changes: [
        { field: 'endsAt', before: null, after: '2026-12-31T18:00:00Z' },
        { field: 'kind', before: 'percent', after: 'percent' },
        json('value', 20, 25),
        json('limit', null, 500),
        json('active', false, true),
        json('products', [], [1, 2]),
      ],
    },
  },
};
export const Refund: Story = {
  args: {
    entry: {
      ...entry,
      action: 'order.refund',
      subject: 'order',
      label: 'Order #10125',
      changes: [
        json('refunded', 0, 12.5),
        { field: 'to', before: null, after: 'wallet' },
        { field: 'reason', before: null, after: 'The file did not open on two machines' },
        json('withdraw', null, true),
      ],
    },
  },
};
export const Colours: Story = {
  args: {
    entry: {
      ...entry,
      action: 'site.update',
      subject: 'site',
      subject_id: 'identity',
      label: 'Identity',
      changes: [json('accent', { light: '#0b6b53', dark: '#39c79d' }, { light: '#7a3b00', dark: '#f0a65a' })],
    },
  },
};
export const NewOrder: Story = {
  args: {
    entry: {
      ...entry,
      action: 'faq.order',
      subject: 'faq',
      subject_id: null,
      label: 'List order',
      changes: [
        json('ids', [1, 2], [2, 1]),
        json('names', ['Do you offer support?', 'Is it free?'], ['Is it free?', 'Do you offer support?']),
      ],
    },
  },
};
export const Deleted: Story = {
  args: {
    entry: {
      ...entry,
      action: 'faq.delete',
      subject: 'faq',
      subject_id: '3',
      label: 'Do you offer custom development services?',
      changes: [
        { field: 'question', before: 'Do you offer custom development services?', after: null },
        { field: 'answer', before: TEXT, after: null },
        json('published', true, null),
      ],
    },
  },
};
export const BySupport: Story = {
  args: {
    entry: {
      ...entry,
      right: 'support',
      action: 'user.suspend',
      subject: 'user',
      label: 'Imran Chowdhury',
      changes: [{ field: 'status', before: 'active', after: 'suspended' }],
    },
  },
};
export const NobodyLeft: Story = {
  args: { entry: { ...entry, actor: null, action: 'user.delete', subject: 'user', label: 'Deleted user' } },
};
export const PhoneSeveralFields: Story = {
  args: SeveralFields.args ?? {},
  parameters: { initialViewport: 'phone' },
};
