import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CategoryFilter } from './category-filter.tsx';

const meta = {
  title: 'Features/Catalogue/Category filter',
  component: CategoryFilter,
  parameters: { layout: 'padded', routerPath: '/products' },
  args: { category: undefined },
} satisfies Meta<typeof CategoryFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllProducts: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'All Products' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'iOS Apps' })).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('group', { name: 'Category' })).toBeVisible();
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All Products',
      'Android Apps',
      'Windows Apps',
      'iOS Apps',
      'Graphics Design',
      'Development Tools',
      'Scripts & Plugins',
    ]);
  },
};
export const OneChosen: Story = {
  args: { category: 'Graphics Design' },
  parameters: { initialViewport: 'desktop' },
};
/** The selected chip is in view although the row is wider than the window. */
export const LastChosenOnPhone: Story = {
  args: { category: 'Scripts & Plugins' },
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    const { right } = (await canvas.findByRole('button', { name: 'Scripts & Plugins' })).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const NameWithoutFilter: Story = {
  args: { category: 'Municipal administration, planning and archives' },
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /remove this filter/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
