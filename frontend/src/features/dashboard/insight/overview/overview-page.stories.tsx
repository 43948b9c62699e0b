import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { emptyAccount } from '@/test/dashboard-samples.ts';
import { longPerson } from '@/test/samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import { OverviewPage } from './overview-page.tsx';

const screen = { path: '/dashboard', signedInAs: 'customer' } as const;

const meta = {
  title: 'Screens/Customer/Dashboard home',
  component: OverviewPage,
  parameters: { layout: 'fullscreen', screen, docs: { story: { inline: false, height: '820px' } } },
  args: { name: 'Nadia Rahman', onReport: fn() },
} satisfies Meta<typeof OverviewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome back, Nadia Rahman!' })).toBeVisible();
    await expect(await canvas.findByText('$2,845.65')).toBeVisible();
    await expect(canvas.queryByText('Sample data')).toBeNull();
    await expect(await canvas.findByRole('link', { name: '2 orders are pending' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'View all' }).map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/downloads',
      '/dashboard/orders',
      '/dashboard/downloads',
    ]);
  },
};
export const Phone: Story = { ...Home, parameters: { ...Home.parameters, initialViewport: 'phone' } };
export const Tablet: Story = { ...Home, parameters: { ...Home.parameters, initialViewport: 'tablet' } };
/** An unused account shows sample data, labelled as such. */
export const SampleData: Story = {
  parameters: { scenario: emptyAccount },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sample data')).toBeVisible();
    await expect(canvas.getByText('125')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
    await expect(canvas.getAllByText('Ramadan Calendar 2025', { selector: 'span' })[0]).toBeVisible();
  },
};
/** A real business shows no sample data: an account starts with a link to the products. */
export const FirstVisit: Story = {
  parameters: {
    scenario: (api) => {
      emptyAccount(api);
      api.db.state.demo = false;
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products');
    await expect(canvas.queryByText('Sample data')).toBeNull();
  },
};
export const PhoneFirstVisit: Story = {
  ...FirstVisit,
  parameters: { ...FirstVisit.parameters, initialViewport: 'phone' },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('getDashboardSummary', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch your dashboard');
    await expect(canvas.getByRole('button', { name: 'View Reports' })).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('getDashboardSummary') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your dashboard')).toBeInTheDocument();
  },
};
export const LongName: Story = {
  args: { name: longPerson.name },
  parameters: { layout: 'padded', screen: null, scenario: signInCustomer, initialViewport: 'phone' },
};
export const OpensReports: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Reports' }));
    await expect(await canvas.findByRole('dialog', { name: 'Reports' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('tab', { name: /Spending/ }));
    await expect(await canvas.findByRole('img', { name: /^US dollars per month/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
