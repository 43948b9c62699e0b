import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleUser } from '@/test/admin-samples.ts';
import { UserForm } from './user-form.tsx';

const meta = {
  title: 'Features/Admin/Users/User form',
  component: UserForm,
  args: {
    id: 'user',
    user: sampleUser,
    own: false,
    sheet: {
      failure: 'Somebody else has changed this in the meantime. Reload to see it.',
      form: { onSubmit: fn(), onInput: fn() },
      problem: (field) => (field === 'name' ? 'Please enter the full name' : undefined),
    },
  },
} satisfies Meta<typeof UserForm>;
export default meta;

export const Refused: StoryObj<typeof meta> = {};
