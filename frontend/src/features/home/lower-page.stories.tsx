import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LowerPage } from './lower-page.tsx';

const meta = {
  title: 'Features/Home/Lower page',
  component: LowerPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LowerPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without served HTML to keep, the code is fetched at once. */
export const NotServed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Coming Soon' })).toBeVisible();
  },
};
