import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MarkdownToolbar } from './markdown-toolbar.tsx';

const meta = {
  title: 'Features/Admin/Content/Markdown toolbar',
  component: MarkdownToolbar,
  args: { onEdit: fn(), onPicture: fn(), onUndo: fn(), onRedo: fn() },
} satisfies Meta<typeof MarkdownToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A single tab stop, with arrow keys inside. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Heading' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Redo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRedo).toHaveBeenCalledOnce();
  },
};
/** Little room: what is used most, and a menu with the rest. */
export const Narrow: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Table' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More formatting' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Sidenote' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};
