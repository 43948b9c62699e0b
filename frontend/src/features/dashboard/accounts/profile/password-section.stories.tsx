import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordSection } from './password-section.tsx';

const meta = {
  title: 'Features/Account/Profile/Password section',
  component: PasswordSection,
  args: { problem: (_field: string): string | undefined => undefined },
} satisfies Meta<typeof PasswordSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Change Password' })).toBeVisible();
  },
};
export const Mismatch: Story = {
  args: { problem: (field) => (field === 'confirmation' ? 'New passwords do not match' : undefined) },
};
