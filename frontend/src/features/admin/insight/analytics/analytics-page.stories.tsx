import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AnalyticsPage } from './analytics-page.tsx';

const meta = {
  title: 'Screens/Administration/Analytics',
  component: AnalyticsPage,
  args: { search: {}, onSearch: () => {} },
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin/analytics', signedInAs: 'super_admin' },
    docs: { story: { inline: false, height: '1200px' } },
  },
} satisfies Meta<typeof AnalyticsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThirtyDays: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'New users' })).toBeVisible();
    const [table] = canvas.getAllByText('Show as a table');
    if (table) await userEvent.click(table);
    await expect(canvas.getByRole('table', { name: 'Revenue, all values' })).toBeVisible();
  },
};
export const YearByMonth: Story = {
  parameters: { screen: { path: '/admin/analytics?range=12m', signedInAs: 'super_admin' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^US dollars by month/ })).toBeVisible();
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Downloads' })).toBeVisible();
  },
};
export const Nothing: Story = {
  parameters: { screen: { path: '/admin/analytics?from=2020-01-01&to=2020-01-31', signedInAs: 'super_admin' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No orders in this period.')).toBeVisible();
  },
};
export const Failed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch analytics');
  },
  parameters: { scenario: (api) => api.scenarios.failing('adminGetAnalytics', 500) },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('adminGetAnalytics') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading analytics')).toBeInTheDocument();
  },
};
