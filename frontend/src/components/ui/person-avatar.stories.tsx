import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PersonAvatar } from './person-avatar.tsx';

const meta = {
  title: 'Components/UI/Person avatar',
  component: PersonAvatar,
  args: { name: 'Nadia Rahman', src: null },
  argTypes: {
    name: { control: 'text' },
    src: { control: 'select', options: [null, '/icon-192.png', 'data:image/webp;base64,broken'] },
    className: { control: 'select', options: ['size-9 text-xs', 'size-14 text-base', 'size-20 text-xl'] },
  },
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
