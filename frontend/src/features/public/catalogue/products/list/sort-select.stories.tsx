import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SortSelect } from './sort-select.tsx';

const meta = {
  title: 'Features/Catalogue/Sort select',
  component: SortSelect,
  args: { sort: undefined },
} satisfies Meta<typeof SortSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Featured: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Featured');
  },
};
export const ByTitle: Story = {
  args: { sort: 'title' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Title A to Z');
  },
};
