import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SwitchField } from './switch-field.tsx';

const meta = {
  title: 'Features/Admin/Kit/Switch field',
  component: SwitchField,
  args: { name: 'enableRegistration', label: 'User Registration', help: 'Allow new users to register' },
} satisfies Meta<typeof SwitchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('checkbox', { name: 'User Registration' });
    await userEvent.click(toggle);
    await expect(toggle).not.toBeChecked();
    await userEvent.click(toggle);
  },
};
export const Off: Story = {};
