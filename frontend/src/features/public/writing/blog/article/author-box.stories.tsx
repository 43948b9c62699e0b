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
    await expect(canvas.getByRole('link', { name: 'Meet the team' })).toHaveAttribute('href', '/about');
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Rafi Hossain' })).toBeVisible();
  },
};
/** An author who is not on the studio's team page. */
export const OfAGuest: Story = {
  args: { name: 'Somebody Else' },
  // Once the team member's box is shown, the guest's would have been as well.
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
