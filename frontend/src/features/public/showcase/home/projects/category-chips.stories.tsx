import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { seedContent } from '../../../../../../../mocks/store/seed-content.ts';
import { ALL_PROJECTS, CategoryChips } from './category-chips.tsx';

const meta = {
  title: 'Features/Home/Category chips',
  component: CategoryChips,
  args: { categories: seedContent().sections.productCategories.pinned, current: ALL_PROJECTS, onChoose: fn() },
} satisfies Meta<typeof CategoryChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(7);
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('All Projects');
    await userEvent.click(canvas.getByRole('button', { name: 'Scripts' }));
    await expect(args.onChoose).toHaveBeenCalledWith('Scripts');
  },
};
export const OneChosen: Story = { args: { current: 'Graphics Design' } };
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
