import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { ContentFrame } from './content-frame.tsx';

const meta = {
  title: 'Features/Admin/Content/Frame',
  component: ContentFrame,
  parameters: { scenario: signInAdmin },
  args: { section: 'reviews', children: <p>The part that is open.</p> },
} satisfies Meta<typeof ContentFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Reviews', current: 'page' })).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' }, args: { section: 'subscribers' } };
