import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Indexing, IndexingReport } from '@/api/generated/model.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { SearchEnginesSection } from './search-engines-section.tsx';

const SITE = 'https://studio.example';

const set =
  (values: Partial<Indexing>) =>
  ({ db: { state } }: MockApi) => {
    state.indexing = { ...state.indexing, site_url: SITE, reachable: true, ...values };
  };
const report = (values: Partial<IndexingReport>): IndexingReport => ({
  at: '2026-11-30T08:05:00Z',
  pages: 3,
  result: 'accepted',
  status: 200,
  problem: null,
  next_at: null,
  ...values,
});
const on = { enabled: true, key_url: `${SITE}/${'5f0c'.repeat(16)}.txt` };

const meta = {
  title: 'Screens/Administration/Search engines',
  component: SearchEnginesSection,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin/content/redirects', signedInAs: 'super_admin' },
    scenario: set({ ...on, waiting: 1, last: report({}) }),
  },
} satisfies Meta<typeof SearchEnginesSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accepted: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^3 pages submitted on Nov 30, 2026/)).toBeVisible();
    await expect(canvas.getByText('1 page to submit within five minutes')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View the key file' })).toHaveAttribute('href', on.key_url);
  },
};
export const TurnedOn: Story = {
  parameters: { scenario: set({}) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Submit new pages'));
    await expect(await canvas.findByText('Pages that you publish from now on are submitted.')).toBeVisible();
    await expect(await canvas.findByText('Submissions turned on')).toBeVisible();
  },
};
export const KeyNotVerified: Story = {
  parameters: {
    initialViewport: 'phone',
    scenario: set({ ...on, waiting: 3, last: report({ result: 'key', status: 403, next_at: '2026-11-30T08:10:00Z' }) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The key file could not be verified. Next attempt: Nov 30/)).toBeVisible();
  },
};
export const NoResponse: Story = {
  parameters: {
    scenario: set({
      ...on,
      last: report({ result: 'failed', status: null, problem: 'Could not resolve api.indexnow.org' }),
    }),
  },
  play: async ({ canvas }) => {
    const text = /Could not resolve api.indexnow.org. No further attempts for these pages.$/;
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};
export const NotReachable: Story = {
  parameters: { scenario: set({ reachable: false, site_url: 'http://localhost:5000' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Submit new pages')).toBeDisabled();
    await expect(canvas.getByText('http://localhost:5000')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('adminGetIndexing', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch the setting')).toBeVisible();
  },
};
