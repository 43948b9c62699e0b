import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Textarea } from './textarea.tsx';

const meta = {
  title: 'Components/UI/Textarea',
  component: Textarea,
  args: { 'aria-label': 'Message', placeholder: 'Your message', rows: 4 },
  argTypes: {
    rows: { control: { type: 'number', min: 1 } },
    placeholder: { control: 'text' },
    disabled: { control: 'boolean' },
    readOnly: { control: 'boolean' },
    'aria-invalid': { control: 'boolean' },
  },
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Can the calendar show two cities?' } };
export const Invalid: Story = {
  args: { defaultValue: 'Hi', 'aria-invalid': true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeInvalid();
  },
};
export const Disabled: Story = { args: { defaultValue: 'Sent', disabled: true } };
