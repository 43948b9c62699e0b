import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { moreLinkClass } from './more-link-class.ts';
import { PathLink } from './path-link.tsx';

const meta = {
  title: 'Components/UI/Path link',
  component: PathLink,
  args: { href: '/dashboard/orders?order=1', children: 'Order #10125', className: moreLinkClass },
  argTypes: {
    href: { control: 'text' },
    children: { control: 'text' },
    className: { table: { disable: true } },
  },
} satisfies Meta<typeof PathLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OwnPath: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/dashboard/orders?order=1');
  },
};
export const AnotherSite: Story = {
  args: { href: 'https://evil.example/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/dashboard');
  },
};
