import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { VisitsPage } from './visits-page.tsx';

const meta = {
  title: 'Screens/Administration/Visits',
  component: VisitsPage,
  args: { search: {}, onSearch: () => {} },
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin/analytics/visits', signedInAs: 'super_admin' },
    docs: { story: { inline: false, height: '1200px' } },
  },
} satisfies Meta<typeof VisitsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThisWeek: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What changed' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Visits by day/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Page views/ }));
    await expect(canvas.getByRole('img', { name: /^Page views by day/ })).toBeVisible();
    const sources = canvas.getByRole('table', { name: 'Sources' });
    await expect(within(sources).getByRole('rowheader', { name: 'google.com' })).toBeVisible();
  },
};
export const YearByMonth: Story = {
  parameters: { screen: { path: '/admin/analytics/visits?range=12m', signedInAs: 'super_admin' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^Visits by month/ })).toBeVisible();
    await userEvent.click(canvas.getByText('Show as a table'));
    await expect(canvas.getByRole('table', { name: 'Visits, all values' })).toBeVisible();
    const [all] = canvas.getAllByRole('button', { name: /^Show all/ });
    if (all) await userEvent.click(all);
    await expect(canvas.getByRole('button', { name: 'Show fewer' })).toHaveAttribute('aria-expanded', 'true');
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pages not found' })).toBeInTheDocument();
  },
};
export const LongNames: Story = {
  parameters: { initialViewport: 'phone', scenario: (api) => api.scenarios.longWords() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Articles' })).toBeInTheDocument();
  },
};
export const NothingInPeriod: Story = {
  parameters: {
    screen: { path: '/admin/analytics/visits?from=2020-01-01&to=2020-01-31', signedInAs: 'super_admin' },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('No visits in this period.'))[0]).toBeVisible();
  },
};
export const NothingYet: Story = {
  parameters: {
    scenario: (api) => {
      api.db.state.visitsUntil = null;
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No visits yet')).toBeVisible();
  },
};
export const Failed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch visits');
  },
  parameters: { scenario: (api) => api.scenarios.failing('adminGetVisits', 500) },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('adminGetVisits') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading visits')).toBeInTheDocument();
  },
};
