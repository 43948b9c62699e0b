import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { ListCards } from './list-cards.tsx';

const body = {
  rows: ['First', 'Second'],
  error: null,
  busy: false,
  onRetry: fn(),
  empty: <EmptyState title="No comments yet" />,
  sort: undefined,
  onSort: fn(),
  layout: { compact: false, hidden: [] },
  onLayout: fn(),
  controls: null,
};

const meta = {
  title: 'Features/Admin/Kit/List cards',
  component: ListCards<string>,
  args: {
    body,
    loading: 'Loading comments',
    children: (rows) => (
      <ul>
        {rows.map((row) => (
          <li key={row} className="px-4 py-3">
            {row}
          </li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof ListCards<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Waiting: Story = { args: { body: { ...body, rows: undefined } } };
export const Empty: Story = {
  args: { body: { ...body, rows: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No comments yet')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { body: { ...body, rows: undefined, error: 'Failed to fetch comments' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to fetch comments')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(body.onRetry).toHaveBeenCalled();
  },
};
