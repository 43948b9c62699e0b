import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
  // Once the one of the team is there, the guest would be as well.
  render: (args) => (
    <>
      <AuthorBox {...args} />
      <AuthorBox name="Rafi Hossain" />
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Rafi Hossain' });
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
  },
};
