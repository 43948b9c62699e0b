import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ListSearchBox } from './list-search-box.tsx';

interface Search {
  readonly search?: string | undefined;
  readonly category?: string | undefined;
}

const meta = {
  title: 'Components/List/Search box',
  component: ListSearchBox<Search>,
  parameters: { routerPath: '/products' },
  args: {
    action: '/products',
    label: 'Search products',
    search: {},
    read: ({ search, category }) => ({
      search: String(search).trim() || undefined,
      category: String(category) || undefined,
    }),
    go: fn(),
    preserved: { category: 'Android Apps' },
  },
} satisfies Meta<typeof ListSearchBox<Search>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The typed text is submitted together with the current selection. */
export const Typed: Story = {
  args: { search: { category: 'Android Apps' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search products' }), 'moon');
    await waitFor(() => expect(args.go).toHaveBeenCalledWith({ search: 'moon', category: 'Android Apps' }, false));
  },
};
export const Searched: Story = {
  args: { search: { search: 'calendar', category: 'Android Apps' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('calendar');
  },
};
export const Phone: Story = {
  args: { search: { search: 'a search that is longer than the field of a phone can ever show' } },
  parameters: { initialViewport: 'phone' },
};
