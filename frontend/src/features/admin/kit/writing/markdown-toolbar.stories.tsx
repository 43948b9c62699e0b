import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MarkdownToolbar } from './markdown-toolbar.tsx';

const meta = {
  title: 'Features/Admin/Content/Markdown toolbar',
  component: MarkdownToolbar,
  args: { onEdit: fn(), onPicture: fn() },
} satisfies Meta<typeof MarkdownToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A single tab stop, with arrow keys inside. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Heading' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Picture' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPicture).toHaveBeenCalledOnce();
  },
};
