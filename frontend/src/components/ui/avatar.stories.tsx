import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar, AvatarFallback, AvatarImage } from './avatar.tsx';

const meta = {
  title: 'Components/UI/Avatar',
  component: Avatar,
  args: { className: 'size-14 text-base', children: <AvatarFallback>NR</AvatarFallback> },
  argTypes: {
    className: { control: 'select', options: ['size-9 text-xs', 'size-14 text-base', 'size-20 text-xl'] },
    children: { table: { disable: true } },
  },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
/** The picture replaces the initials. */
export const WithPicture: Story = {
  args: {
    children: (
      <>
        <AvatarImage src="/icon-192.png" />
        <AvatarFallback>NR</AvatarFallback>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('NR')).not.toBeVisible();
  },
};
