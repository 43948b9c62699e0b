import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PersonAvatar } from './person-avatar.tsx';

const meta = {
  title: 'Components/UI/Person avatar',
  component: PersonAvatar,
  args: { name: 'Nadia Rahman', src: null },
} satisfies Meta<typeof PersonAvatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const Picture: Story = { args: { src: '/icon-192.png' } };
export const Large: Story = { args: { className: 'size-20 text-xl' } };
export const MissingPicture: Story = {
  args: { src: 'data:image/webp;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('NR')).toBeVisible());
  },
};
