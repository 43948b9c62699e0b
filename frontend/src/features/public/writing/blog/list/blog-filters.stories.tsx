import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BlogFilters } from './blog-filters.tsx';

const meta = {
  title: 'Features/Blog/Filters',
  component: BlogFilters,
  parameters: { routerPath: '/blog', initialViewport: 'desktop' },
  args: { search: {} },
} satisfies Meta<typeof BlogFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Web Development' })).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('group', { name: 'Category' })).toBeVisible();
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All',
      'Mobile Development',
      'Web Development',
      'Artificial Intelligence',
      'UI/UX Design',
      'Programming Tips',
    ]);
  },
};
export const OneChosen: Story = { args: { search: { category: 'UI/UX Design' } } };
export const Tag: Story = {
  args: { search: { category: 'Web Development', tag: 'Mehndi & Henna Design' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^#Mehndi.*remove this filter$/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
export const NameWithoutChip: Story = {
  args: { search: { category: 'Municipal administration, planning and archives' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /remove this filter/ })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'false');
  },
};
/** The selected chip is in view although the row is wider than the window. */
export const LastChosenOnPhone: Story = {
  args: { search: { category: 'Programming Tips' } },
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    const { right } = (await canvas.findByRole('button', { name: 'Programming Tips' })).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
