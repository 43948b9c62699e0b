import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MessageField } from './message-field.tsx';

const meta = {
  title: 'Features/Contact/Message field',
  component: MessageField,
  args: { name: 'message', label: 'Message', help: 'What you need.' },
} satisfies Meta<typeof MessageField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Message');
    await expect(field).toHaveAttribute('rows', '5');
    await expect(getComputedStyle(field).resize).toBe('none');
    await expect(field).toHaveAccessibleDescription('What you need.');
  },
};
export const Wrong: Story = {
  args: { error: 'Please enter a message' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Message')).toHaveAccessibleDescription('Please enter a message');
  },
};
export const LongText: Story = { args: { defaultValue: 'A shop for mangoes from Rajshahi. '.repeat(40) } };
