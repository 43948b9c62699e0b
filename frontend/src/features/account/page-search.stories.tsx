import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PageSearch } from './page-search.tsx';

const meta = {
  title: 'Features/Account/Page search',
  component: PageSearch,
  args: { onChoose: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-88">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PageSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllPages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
  },
};
export const Found: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'wal');
    await expect(canvas.getByRole('link', { name: 'My Wallet' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 page');
  },
};
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'invoices');
    await expect(canvas.getByRole('status')).toHaveTextContent('No page has that name');
  },
};
