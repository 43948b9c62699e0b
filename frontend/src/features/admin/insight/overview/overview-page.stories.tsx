import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { writeLongTexts } from '@/test/long-texts.ts';
import { OverviewPage } from './overview-page.tsx';

const meta = {
  title: 'Screens/Administration/Overview',
  component: OverviewPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin', signedInAs: 'super_admin' },
    docs: { story: { inline: false, height: '900px' } },
  },
} satisfies Meta<typeof OverviewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    for (const text of ['1,234', '+12.5%', '856', '+8.2%', '$45,678', '+15.3%', '23.5%', '+4.1%']) {
      await expect(await canvas.findByText(text)).toBeVisible();
    }
    await expect(canvas.getByRole('heading', { name: 'Latest orders' })).toBeVisible();
  },
};
/** A report of a vulnerability is the first task, with the time by which it must be answered. */
export const VulnerabilityReported: Story = {
  tags: ['no-picture'],
  parameters: {
    scenario: ({ db }) => {
      const [row] = db.state.conversations;
      if (row) Object.assign(row, { topic: 'vulnerability', status: 'open', firstAnswerAt: null });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^1 vulnerability report, reply due / })).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const NewSite: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Figures start with your first order')).toBeVisible();
  },
  parameters: {
    scenario: (api) => {
      api.db.state.orders = [];
      api.db.state.walletEntries = [];
      api.db.state.accounts = api.db.state.accounts.filter(({ user }) => user.role === 'super_admin');
    },
  },
};
export const Failed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch the figures');
  },
  parameters: { scenario: (api) => api.scenarios.failing('adminGetOverview', 500) },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('adminGetOverview') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the figures')).toBeInTheDocument();
  },
};
export const LongTexts: Story = {
  parameters: { scenario: writeLongTexts, initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^রমজান ব্যাকগ্রাউন্ড/))[0]).toBeVisible();
  },
};
export const PhoneLongTexts: Story = {
  ...LongTexts,
  parameters: { ...LongTexts.parameters, initialViewport: 'phone' },
};
