import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import { CommentForm } from './comment-form.tsx';
import { saveDraft } from './drafts.ts';

const meta = {
  title: 'Features/Blog/Comment form',
  component: CommentForm,
  args: { postId: 1, onPosted: fn(async () => {}) },
  beforeEach: () => saveDraft(1, ''),
} satisfies Meta<typeof CommentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Text written before signing in is still there afterwards. */
export const Restored: Story = {
  beforeEach: () => saveDraft(1, 'Written before signing in.'),
  parameters: { scenario: signInCustomer },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Your comment')).toHaveValue('Written before signing in.');
    await userEvent.click(canvas.getByRole('button', { name: 'Post Comment' }));
    await waitFor(() => expect(args.onPosted).toHaveBeenCalled());
    await expect(canvas.getByLabelText('Your comment')).toHaveValue('');
  },
};
export const TooLong: Story = {
  play: async ({ canvas }) => {
    fireEvent.change(canvas.getByLabelText('Your comment'), { target: { value: 'x'.repeat(2001) } });
    await expect(await canvas.findByText('2,001 of 2,000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Post Comment' }));
    await expect(await canvas.findByText('Please keep your comment under 2,000 characters')).toBeVisible();
  },
};
export const Posting: Story = {
  beforeEach: () => saveDraft(1, 'On its way.'),
  parameters: {
    scenario: (api) => {
      signInCustomer(api);
      api.scenarios.slow(2_000);
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Post Comment' }));
    await expect(await canvas.findByRole('button', { name: 'Posting...' })).toBeDisabled();
  },
};
