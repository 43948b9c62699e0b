import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ClearButton } from './clear-button.tsx';

const meta = {
  title: 'Components/List/Clear button',
  component: ClearButton,
  args: { action: '/products', preserved: { sort: 'title' }, onClear: fn() },
} satisfies Meta<typeof ClearButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InEmptyList: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
export const BesideTheCount: Story = { args: { small: true, preserved: {} } };
