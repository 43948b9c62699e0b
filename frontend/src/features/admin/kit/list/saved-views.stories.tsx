import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { SavedViews } from './saved-views.tsx';

const meta = {
  title: 'Features/Admin/List/Saved views',
  component: SavedViews,
  parameters: { scenario: signInAdmin },
  args: { path: '/admin/orders', query: 'status=pending', onView: fn() },
} satisfies Meta<typeof SavedViews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kept: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save this view' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Late payments');
    await userEvent.click(canvas.getByRole('button', { name: 'Save view' }));
    const view = await canvas.findByRole('button', { name: 'Late payments' });
    await expect(view).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save this view' })).toBeNull());
    await userEvent.click(view);
    await expect(args.onView).toHaveBeenCalledWith('');
  },
};
export const Removed: Story = {
  play: async (context) => {
    await Kept.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the view Late payments' }));
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Saved views' })).toBeNull());
  },
};
export const NothingSet: Story = { args: { query: '' } };
