import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReviewForm } from './review-form.tsx';

const meta = {
  title: 'Features/Products/Review form',
  component: ReviewForm,
  args: { productId: 1, review: null, onSaved: fn(), onCancel: fn() },
} satisfies Meta<typeof ReviewForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Changing: Story = {
  args: {
    review: { stars: 4, text: 'It rings.', status: 'approved', answer: null, created_at: '2026-02-24T08:10:00Z' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '4 stars: Very good' })).toBeChecked();
    await expect(canvas.getByLabelText('Review (optional)')).toHaveValue('It rings.');
  },
};
