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
    isSelf: false,
    owner: true,
    sheet: {
      failure: 'This has been changed since you opened it. Reload to see the latest version.',
      form: { method: 'post' as const, onSubmit: fn(), onInput: fn() },
      problem: (field) => (field === 'name' ? 'Please enter the full name' : undefined),
    },
  },
} satisfies Meta<typeof UserForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Refused: Story = {};
/** An administrator with limited rights. */
export const OfAdministrator: Story = {
  args: {
    user: { ...sampleUser, role: 'super_admin', is_admin: true, rights: ['content', 'support'] },
    sheet: { ...meta.args.sheet, failure: null, problem: () => undefined },
  },
};
/** Edited by an administrator who can neither appoint administrators nor change emails. */
export const ForSupport: Story = {
  args: { owner: false, sheet: { ...meta.args.sheet, failure: null, problem: () => undefined } },
};
