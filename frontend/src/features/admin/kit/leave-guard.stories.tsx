import type { Meta, StoryObj } from '@storybook/react-vite';
import { LeaveGuard } from './leave-guard.tsx';

const meta = {
  title: 'Features/Admin/Content/Leave guard',
  component: LeaveGuard,
  args: { dirty: false },
} satisfies Meta<typeof LeaveGuard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Renders nothing until the user leaves a page with unsaved text. */
export const Quiet: Story = {};
