import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import { DashboardHeader } from './dashboard-header.tsx';

const meta = {
  title: 'Features/Account/Dashboard header',
  component: DashboardHeader,
  parameters: { scenario: signInCustomer },
  args: { title: 'Orders', menuOpen: false, onMenu: fn() },
} satisfies Meta<typeof DashboardHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const ByKeyboard: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(canvas.getByRole('combobox', { name: 'Search' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dashboard menu' }));
    await expect(args.onMenu).toHaveBeenCalledOnce();
  },
};
