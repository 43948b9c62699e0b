import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AuthorBox } from './author-box.tsx';

const meta = {
  title: 'Features/Blog/Author box',
  component: AuthorBox,
  args: { name: 'Rafi Hossain' },
} satisfies Meta<typeof AuthorBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheTeam: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Rafi Hossain' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Who makes this' })).toHaveAttribute('href', '/about');
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Rafi Hossain' })).toBeVisible();
  },
};
/** Somebody who is not shown on the page about the studio. */
export const OfAGuest: Story = {
  args: { name: 'Somebody Else' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};
