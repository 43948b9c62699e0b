import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { DataExport } from '@/api/generated/model.ts';
import { catchSavedFiles } from '@/test/catch-saved-files.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { DataExportCard } from './data-export-card.tsx';

const NONE: DataExport = { state: 'none', progress: 0, requested_at: null, size_bytes: null, expires_at: null };
const LATER = '2126-11-30T09:00:00.000Z';

/** The customer with an export in this state. */
const having = (found: Partial<DataExport>) => (api: MockApi) => {
  signInCustomer(api);
  const person = api.db.accountByEmail('customer@example.com');
  if (!person) throw new Error('The customer has no account');
  const requested_at = '2026-11-19T09:05:00.000Z';
  api.db.state.exports = { [person.user.id]: { ...NONE, requested_at, ...found } };
};

const meta = {
  title: 'Features/Account/Profile/Your data',
  component: DataExportCard,
  parameters: { scenario: signInCustomer },
} satisfies Meta<typeof DataExportCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingAsked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Export my data' })).toBeVisible();
  },
};
/** From the click to the file. */
export const Made: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export my data' }));
    await expect(await canvas.findByRole('progressbar', { name: 'Queued' })).toBeVisible();
    const download = await canvas.findByRole('button', { name: 'Download' }, { timeout: 15_000 });
    await expect(canvas.getByText(/Your export is ready: .*kB/)).toBeVisible();
    const saved = catchSavedFiles();
    await userEvent.click(download);
    await waitFor(() => expect(saved[0]?.download).toMatch(/^my-data-.*\.zip$/));
  },
};
export const Running: Story = {
  parameters: { scenario: having({ state: 'waiting' }) },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'Preparing your export' });
    await expect(bar).toHaveAttribute('aria-valuenow', '45');
  },
};
export const Ready: Story = {
  parameters: { scenario: having({ state: 'ready', progress: 100, size_bytes: 1_240_000, expires_at: LATER }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1\.2 MB, available until/)).toBeVisible();
  },
};
export const ReadyOnPhone: Story = {
  ...Ready,
  parameters: { ...Ready.parameters, initialViewport: 'phone' },
};
export const Expired: Story = {
  parameters: {
    scenario: having({ state: 'expired', progress: 100, size_bytes: 1, expires_at: '2026-11-12T09:00:00.000Z' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your last export expired on/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export my data' })).toBeVisible();
  },
};
export const FailedToMake: Story = {
  parameters: { scenario: having({ state: 'failed' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Export failed');
  },
};
/** Another tab requested it first. */
export const AskedTwice: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      signInCustomer(api);
      api.scenarios.failing('startDataExport', 409);
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export my data' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const NoFile: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      having({ state: 'ready', progress: 100, size_bytes: 1_240_000, expires_at: LATER })(api);
      api.scenarios.failing('getDataExportFile', 404, 'This file is not available');
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This file is not available');
  },
};
export const Failed: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      signInCustomer(api);
      api.scenarios.failing('getDataExport', 500);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch your export');
  },
};
export const Waiting: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      signInCustomer(api);
      api.scenarios.stalling('getDataExport');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your export')).toBeInTheDocument();
  },
};
