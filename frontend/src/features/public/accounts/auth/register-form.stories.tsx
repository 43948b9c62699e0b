import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RegisterForm } from './register-form.tsx';

const meta = {
  title: 'Features/Auth/Register form',
  component: RegisterForm,
  args: {
    busy: false,
    form: { method: 'post' as const, onSubmit: fn(), onInput: fn() },
    field: (): { error: string | undefined; invalid: boolean } => ({ error: undefined, invalid: false }),
  },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RegisterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Creating account...' })).toBeDisabled();
  },
};
