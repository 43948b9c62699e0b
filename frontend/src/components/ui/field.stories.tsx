import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from './field.tsx';

const meta = {
  title: 'Components/UI/Field',
  component: Field,
  args: { label: 'Email Address', name: 'email', type: 'email' },
  render: (args) => (
    <div className="max-w-form">
      <Field {...args} />
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
    marked: { control: 'boolean' },
    required: { control: 'boolean' },
    type: { control: 'select', options: ['text', 'email', 'number', 'search', 'tel', 'url'] },
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithHelp: Story = { args: { help: 'We send receipts to this address' } };
/** The star is not part of the name. */
export const Marked: Story = {
  args: { marked: true, required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email Address' })).toBeRequired();
  },
};
export const WithError: Story = {
  args: { defaultValue: 'nadia', error: 'Please enter a valid email address' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email Address')).toBeInvalid();
    await expect(canvas.getByLabelText('Email Address')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
  },
};
/** The message is shown above the form. */
export const MarkedOnly: Story = { args: { invalid: true } };
export const Disabled: Story = { args: { defaultValue: 'customer@example.com', disabled: true } };
