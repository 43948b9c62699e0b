import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
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

export const Desktop: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    const [theme, search, bell] = await canvas.findAllByRole('button', { name: /theme|Search|Notifications/ });
    await expect(theme).toHaveAccessibleName(/theme/);
    await expect(search).toHaveAccessibleName('Search');
    await expect(bell).toHaveAccessibleName(/Notifications/);
  },
};
export const ByKeyboard: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Search' }).focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await canvas.findByRole('combobox', { name: 'Search' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByRole('group', { name: 'Actions' })).toHaveTextContent('Switch theme');
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dashboard menu' }));
    await expect(args.onMenu).toHaveBeenCalledOnce();
  },
};
