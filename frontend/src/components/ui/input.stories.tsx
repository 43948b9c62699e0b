import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from './input.tsx';

const meta = {
  title: 'Components/UI/Input',
  component: Input,
  args: { 'aria-label': 'Search pages', placeholder: 'Search pages' },
  argTypes: {
    type: { control: 'select', options: ['text', 'email', 'number', 'password', 'search', 'tel', 'url'] },
    placeholder: { control: 'text' },
    disabled: { control: 'boolean' },
    readOnly: { control: 'boolean' },
    'aria-invalid': { control: 'boolean' },
  },
} satisfies Meta<typeof Input>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Orders' } };
export const Invalid: Story = { args: { defaultValue: 'nadia', 'aria-invalid': true } };
export const Disabled: Story = { args: { defaultValue: 'Orders', disabled: true } };
