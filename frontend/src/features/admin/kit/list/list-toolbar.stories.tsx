import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CsvButton } from './csv-button.tsx';
import { ListToolbar } from './list-toolbar.tsx';

const options = [
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
];

const meta = {
  title: 'Features/Admin/Kit/List toolbar',
  component: ListToolbar,
  args: {
    placeholder: 'Search users...',
    search: '',
    onSearch: fn(),
    filters: [{ name: 'status', legend: 'Status', value: undefined, options }],
    onFilter: fn(),
    onClear: fn(),
    children: <CsvButton file="users.csv" load={async () => new Blob()} />,
  },
} satisfies Meta<typeof ListToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Narrowed: Story = {
  args: {
    search: 'nadia',
    filters: [{ name: 'status', legend: 'Status', value: 'active', options }],
  },
  play: async ({ args, canvas }) => {
    const filters = canvas.getByRole('button', { name: 'Filters 1 set' });
    await userEvent.click(filters);
    await expect(filters).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /^Status: Active.*remove this filter$/ }));
    await expect(args.onFilter).toHaveBeenLastCalledWith('status', undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { args: Narrowed.args, parameters: { initialViewport: 'phone' } };
