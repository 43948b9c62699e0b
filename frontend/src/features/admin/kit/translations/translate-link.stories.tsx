import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { leaveOut } from '@/test/translation-samples.ts';
import { TranslateLink } from './translate-link.tsx';

const meta = {
  title: 'Features/Admin/Translate link',
  component: TranslateLink,
  parameters: { scenario: signInAdmin },
  args: { type: 'product', id: 2 },
} satisfies Meta<typeof TranslateLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Translated: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Translated')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Translate' })).toHaveAttribute(
      'href',
      '/admin/content/translations?record=product%2F2',
    );
  },
};
export const Incomplete: Story = {
  parameters: {
    scenario: (api) => {
      signInAdmin(api);
      leaveOut(api, 'product', '2', ['title']);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 text missing')).toBeVisible();
  },
};
