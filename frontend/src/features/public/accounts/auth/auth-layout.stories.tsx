import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '@/components/ui/field.tsx';
import { AuthLayout } from './auth-layout.tsx';

const meta = {
  title: 'Features/Auth/Auth layout',
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Welcome Back!',
    line: 'Sign in to see your orders, downloads and wallet.',
    message: null,
    children: <Field label="Email Address" name="email" />,
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithNotice: Story = { args: { notice: 'Your password has been changed. You can sign in now.' } };
export const WithMessage: Story = {
  args: { message: 'The login system is down specifically for military time because of some errors.' },
};
