import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReviewReplyForm } from './review-reply-form.tsx';

const meta = {
  title: 'Features/Admin/Content/Review answer',
  component: ReviewReplyForm,
  args: { id: '1', answer: null, onSend: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof ReviewReplyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Your reply'), 'Thank you.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save reply' }));
    await expect(args.onSend).toHaveBeenCalledWith('Thank you.');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
