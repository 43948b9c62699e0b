import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TwoFactorRequired } from './two-factor-required.tsx';

const meta = {
  title: 'Features/Administration/Authenticator app needed',
  component: TwoFactorRequired,
} satisfies Meta<typeof TwoFactorRequired>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Set up an app' })).toHaveAttribute('href', '/admin/profile');
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
