import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ListResults } from './list-results.tsx';

const page = { items: ['One', 'Two'], total: 2, page: 1, limit: 2 };

const meta = {
  title: 'Components/List/Results',
  component: ListResults<string>,
  args: {
    page,
    isOld: false,
    label: 'Products',
    linkTo: (to, props) => <a href={`?page=${to}`} {...props} />,
    nothing: <EmptyState title="No products found" />,
    children: (items) => (
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof ListResults<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
export const ManyPages: Story = {
  args: { page: { ...page, total: 10_000, page: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=4');
  },
};
export const Nothing: Story = {
  args: { page: { ...page, items: [], total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products found')).toBeVisible();
  },
};
export const BehindTheEnd: Story = {
  args: { page: { ...page, items: [], page: 99 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 99 doesn’t exist')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'First page' })).toHaveAttribute('href', '?page=1');
  },
};
