import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BlogSearchBox } from './blog-search-box.tsx';

const meta = {
  title: 'Features/Blog/Search box',
  component: BlogSearchBox,
  parameters: { routerPath: '/blog' },
  args: { search: {} },
} satisfies Meta<typeof BlogSearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search articles' })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeEnabled();
  },
};
export const Searched: Story = {
  args: { search: { search: 'calendar', category: 'Mobile Development' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('calendar');
  },
};
