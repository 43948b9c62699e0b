import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { LibraryPicker } from './library-picker.tsx';

const meta = {
  title: 'Features/Admin/Pictures/Library picker',
  component: LibraryPicker,
  parameters: { scenario: signInAdmin },
  args: { titleId: 'picker-title', onChoose: fn(), onClose: fn() },
} satisfies Meta<typeof LibraryPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  parameters: {
    scenario: (api) => {
      signInAdmin(api);
      api.db.state.pictures = [];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The library is empty')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: {
    scenario: (api) => {
      signInAdmin(api);
      api.scenarios.failing('adminListPictures', 500);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
