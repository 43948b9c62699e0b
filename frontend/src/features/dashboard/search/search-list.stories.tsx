import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchList } from './search-list.tsx';
import { searchGroups } from './search-options.ts';

const hit = (kind: 'product' | 'order' | 'download', title: string) => ({ kind, title, detail: 'Detail', href: '/' });

const meta = {
  title: 'Features/Account/Search/List',
  component: SearchList,
  args: {
    id: 'results',
    groups: searchGroups('order', [hit('product', 'Bangla Calendar 2025'), hit('order', 'Order #10125')]),
    activeId: 'search-page-0',
    onPoint: fn(),
    onFollow: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-96 rounded-xl border border-border">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchList>;
export default meta;

export const Groups: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(3);
    await expect(canvas.getByRole('option', { name: 'Orders' })).toHaveAttribute('aria-selected', 'true');
  },
};
