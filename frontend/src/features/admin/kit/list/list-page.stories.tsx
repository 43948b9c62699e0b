import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { DataTable } from './data-table.tsx';
import { ListPage } from './list-page.tsx';

const rows = ['Anna', 'Boris', 'Chandra'].map((name, id) => ({ id, name }));
const list = {
  name: 'users' as const,
  search: {},
  filters: [{ name: 'status', legend: 'Status', value: undefined, options: [{ value: 'active', label: 'Active' }] }],
  text: '',
  sort: undefined,
  isFiltered: false,
  narrow: fn(),
  find: fn(),
  clear: fn(),
};
const query = {
  data: { items: rows, total: 43, page: 1, limit: 3 },
  error: null as unknown,
  isFetching: false,
  isPlaceholderData: false,
  refetch: fn(),
};
const nothing = { ...query, data: { ...query.data, items: [], total: 0 } };

const meta = {
  title: 'Features/Admin/Kit/List page',
  component: ListPage<(typeof rows)[number]>,
  parameters: { scenario: signInAdmin, initialViewport: 'desktop' },
  args: {
    list,
    query,
    labels: {
      noun: ['person', 'people'],
      failed: 'Failed to fetch people',
      emptyMessage: { title: 'No people yet', line: 'Who registers is listed here.' },
    },
    children: (body) => (
      <DataTable
        {...body}
        label="People"
        columns={[
          { id: 'name', header: 'Name', sort: 'name', phone: 'title', cell: ({ name }) => name },
          { id: 'number', header: 'Number', numeric: true, cell: ({ id }) => id },
        ]}
        rowKey={({ id }) => id}
        loading="Loading people..."
      />
    ),
  },
} satisfies Meta<typeof ListPage<(typeof rows)[number]>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–3 of 43 people')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(list.narrow).toHaveBeenCalledWith({ sort: 'name' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search people...' }), 'bo');
    await waitFor(() => expect(list.find).toHaveBeenCalledWith('bo'));
  },
};
/** What the filtered list adds up to, in each currency. */
export const WithSums: Story = {
  args: {
    query: {
      ...query,
      data: {
        ...query.data,
        sums: [
          { currency: 'BDT', amount: 2500 },
          { currency: 'USD', amount: 1204 },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('43 people').parentElement).toHaveTextContent('43 people · BDT 2,500.00 + $1,204.00');
  },
};
/** Row height and columns are stored on the server. */
export const Arranged: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Number' }));
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Number' })).toBeNull());
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }));
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('data-compact'));
  },
};
export const Waiting: Story = { args: { query: { ...query, data: undefined, isFetching: true } } };
/** The old rows stay, dimmed, without a message. */
export const OtherRowsOnTheirWay: Story = {
  args: { list: { ...list, text: 'bo', isFiltered: true }, query: { ...query, isPlaceholderData: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('43 people')).toBeNull();
  },
};
export const NothingYet: Story = {
  args: { query: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No people yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show all people' })).toBeNull();
  },
};
export const NothingFound: Story = {
  args: { list: { ...list, text: 'zz', isFiltered: true }, query: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No people found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all people' }));
    await expect(list.clear).toHaveBeenCalled();
  },
};
export const Failed: Story = {
  args: { query: { ...query, data: undefined, error: new Error('offline') } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(query.refetch).toHaveBeenCalled();
  },
};
