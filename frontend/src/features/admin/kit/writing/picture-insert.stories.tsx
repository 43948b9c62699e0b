import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { PictureInsert } from './picture-insert.tsx';

const meta = {
  title: 'Features/Admin/Content/Picture insert',
  component: PictureInsert,
  parameters: { scenario: signInAdmin },
  args: { open: true, onClose: fn(), onInsert: fn() },
} satisfies Meta<typeof PictureInsert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Choose a picture' })).toBeVisible();
  },
};
