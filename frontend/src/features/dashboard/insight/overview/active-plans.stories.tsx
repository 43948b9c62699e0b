import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Download } from '@/api/generated/model.ts';
import { ActivePlans } from './active-plans.tsx';

const rights = {
  plan_id: '00000000-0000-4000-9000-000000010001',
  renewable: false,
  tier: 'Pro',
  activations: 3,
  updates_until: '2027-01-03T00:00:00Z',
  support_until: null,
  holds_until: null,
  grace_until: null,
  ended: false,
};
const held = (number: number, change: Partial<Download> = {}): Download => ({
  id: `00000000-0000-4000-9000-00000000000${number}`,
  file_name: 'bangla-calendar-2.1.0.zip',
  download_count: 1,
  created_at: '2026-11-20T08:00:00Z',
  size_bytes: 1_000_000,
  product_name: 'Bangla Calendar 2025',
  version: '2.1.0',
  rights,
  missed: null,
  ...change,
});

const meta = {
  title: 'Features/Account/Held plans',
  component: ActivePlans,
  args: {
    downloads: [
      held(1),
      held(2, { product_name: 'Learn UX UI Design Bangla', missed: { version: '3.0.0', product_id: 3 } }),
      held(3, { rights: { ...rights, tier: 'Free', activations: 1, updates_until: null } }),
      held(4, { rights: null }),
    ],
  },
} satisfies Meta<typeof ActivePlans>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('3.0.0 is not included')).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const None: Story = { args: { downloads: [held(1, { rights: null })] } };
