import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '@tanstack/react-router';
import { expect } from 'storybook/test';
import { RecentList } from './recent-list.tsx';

const meta = {
  title: 'Components/UI/Recent list',
  component: RecentList,
  args: {
    title: 'Recent Orders',
    empty: 'No orders found',
    all: (props) => <Link to="/dashboard/orders" {...props} />,
    rows: [],
  },
  argTypes: {
    title: { control: 'text' },
    count: { control: 'number' },
    empty: { control: 'text' },
    all: { table: { disable: true } },
    rows: { table: { disable: true } },
  },
} satisfies Meta<typeof RecentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No orders found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View all' })).toHaveAccessibleDescription('Recent Orders');
  },
};
export const OneRow: Story = { args: { rows: [<li key="one">Ramadan Calendar 2025</li>] } };
export const Counted: Story = {
  args: { title: 'Comments to approve', count: 12, rows: [<li key="one">A question about fasting days</li>] },
};
