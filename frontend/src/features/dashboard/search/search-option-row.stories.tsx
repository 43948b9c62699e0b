import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SearchOptionRow } from './search-option-row.tsx';

const option = {
  id: 'search-order-0',
  kind: 'order' as const,
  title: 'Order #10125',
  detail: 'Ramadan Calendar 2025',
  href: '/dashboard/orders',
};

const meta = {
  title: 'Features/Account/Search/Option',
  component: SearchOptionRow,
  args: { option, active: false, onPoint: fn(), onFollow: fn() },
  decorators: [
    (Story) => (
      <div role="listbox" aria-label="Results" className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchOptionRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Active: Story = { args: { active: true } };
export const Page: Story = {
  args: { option: { ...option, kind: 'page', title: 'My Wallet', detail: '', href: '/dashboard/wallet' } },
};
export const Long: Story = {
  args: { option: { ...option, kind: 'download', title: `${'ramadan_kareem_backgrounds_'.repeat(4)}final.zip` } },
};
