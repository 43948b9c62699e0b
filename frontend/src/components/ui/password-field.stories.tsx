import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Components/UI/Password field',
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'current-password' },
  render: (args) => (
    <div className="max-w-form">
      <PasswordField {...args} />
    </div>
  ),
  argTypes: {
    label: { control: 'text' },
    help: { control: 'text' },
    error: { control: 'text' },
    invalid: { control: 'boolean' },
    disabled: { control: 'boolean' },
    placeholder: { control: 'text' },
    aside: { table: { disable: true } },
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { args: { defaultValue: 'customer-password' } };
export const Shown: Story = {
  ...Hidden,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('customer-password');
  },
};
export const WithError: Story = { args: { error: 'Password must be at least 6 characters long' } };
