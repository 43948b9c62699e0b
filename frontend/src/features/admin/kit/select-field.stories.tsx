import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './select-field.tsx';

const meta = {
  title: 'Features/Admin/Kit/Select field',
  component: SelectField,
  args: {
    name: 'role',
    label: 'Role',
    options: [
      { value: 'customer', label: 'User' },
      { value: 'super_admin', label: 'Admin' },
    ],
    help: 'Admins reach everything here.',
  },
} satisfies Meta<typeof SelectField>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
