import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClearButton } from './clear-button.tsx';

const meta = {
  title: 'Features/Catalogue/Clear button',
  component: ClearButton,
  args: { sort: 'title' },
} satisfies Meta<typeof ClearButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeVisible();
  },
};
export const Small: Story = { args: { small: true, sort: undefined } };
