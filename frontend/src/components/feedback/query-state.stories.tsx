import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Skeleton } from '../ui/skeleton.tsx';
import { ErrorPage } from './error-page.tsx';
import { QueryState } from './query-state.tsx';

const query = { data: undefined, error: null, isFetching: false, refetch: fn() };

/** What the control offers. */
const queries = {
  loading: { ...query, isFetching: true },
  failed: { ...query, error: new Error('500') },
  empty: { ...query, data: [] },
  filled: { ...query, data: ['Order #10125', 'Order #10124'] },
};

const meta = {
  title: 'Components/Feedback/Query state',
  component: QueryState<string[]>,
  args: {
    query,
    loading: 'Loading orders',
    toMessage: () => 'Failed to fetch orders',
    isEmpty: (rows) => rows.length === 0,
    empty: <p>No orders found</p>,
    children: (rows) => <p>{rows.join(', ')}</p>,
  },
  argTypes: {
    loading: { control: 'text' },
    query: { options: Object.keys(queries), mapping: queries, control: 'select' },
    skeleton: { table: { disable: true } },
    failure: { table: { disable: true } },
    toMessage: { table: { disable: true } },
    isFinal: { table: { disable: true } },
    isEmpty: { table: { disable: true } },
    empty: { table: { disable: true } },
    children: { table: { disable: true } },
  },
} satisfies Meta<typeof QueryState<string[]>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Skeletons: Story = {
  args: { skeleton: <Skeleton className="h-24 w-full" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading orders');
  },
};
export const Failed: Story = {
  args: { query: { ...query, error: new Error('offline') } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch orders');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.query.refetch).toHaveBeenCalledOnce();
  },
};
/** With a picture, where it is the page's only content. */
export const FailedWithPicture: Story = {
  args: { failure: ErrorPage, query: { ...query, error: new Error('offline') } },
  play: Failed.play,
};
/** A retry cannot help when the record does not exist. */
export const Missing: Story = {
  args: {
    failure: ErrorPage,
    query: { ...query, error: new Error('404') },
    toMessage: () => 'Order not found.',
    isFinal: () => true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Order not found.');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
/** The same as a single line. */
export const MissingLine: Story = {
  args: { ...Missing.args, failure: undefined },
  play: Missing.play,
};
export const Empty: Story = { args: { query: { ...query, data: [] } } };
export const Filled: Story = { args: { query: { ...query, data: ['#10125', '#10124'] } } };
/** When a later fetch fails, the data already on the page stays. */
export const FailedWithOldData: Story = {
  args: { query: { ...query, data: ['#10125'], error: new Error('offline') } },
};
