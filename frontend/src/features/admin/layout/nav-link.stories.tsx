import type { Meta, StoryObj } from '@storybook/react-vite';
import { Users } from 'lucide-react';
import { expect } from 'storybook/test';
import { NavLink } from './nav-link.tsx';

const meta = {
  title: 'Features/Admin/Layout/Navigation link',
  component: NavLink,
  parameters: { routerPath: '/admin/users' },
  args: { to: '/admin/users', label: 'Users', icon: Users, compact: false },
} satisfies Meta<typeof NavLink>;
export default meta;

export const Current: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
  },
};
