import type { Meta, StoryObj } from '@storybook/react-vite';
import { longPerson } from '@/test/samples.ts';
import { UserCell } from './user-cell.tsx';

const meta = {
  title: 'Features/Admin/Users/User cell',
  component: UserCell,
  args: { id: 'f3b1c2d4-0000-4000-8000-000000000001', name: 'Tanvir Ahmed', email: 'admin@example.com' },
} satisfies Meta<typeof UserCell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = { args: { isSelf: true } };
export const LongName: Story = { args: longPerson, parameters: { initialViewport: 'phone' } };
