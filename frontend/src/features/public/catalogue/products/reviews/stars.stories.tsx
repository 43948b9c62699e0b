import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stars } from './stars.tsx';

const meta = {
  title: 'Features/Products/Stars',
  component: Stars,
  args: { rating: 4.5, label: '4.5 out of 5 stars' },
} satisfies Meta<typeof Stars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HalfAStar: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible();
  },
};
