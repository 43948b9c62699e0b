import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longNames, manyFailures, severalServers } from '@/test/system-samples.ts';
import { SystemPage } from './system-page.tsx';

const screen = { path: '/admin/settings/system', signedInAs: 'super_admin' } as const;

const meta = {
  title: 'Screens/Administration/System',
  component: SystemPage,
  parameters: {
    layout: 'fullscreen',
    screen,
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },
} satisfies Meta<typeof SystemPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Well: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All servers are running, but there is no backup yet.')).toBeVisible();
    await expect(canvas.getByText('Embedded PostgreSQL 18.1')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /Failed jobs/ })).toBeNull();
  },
};
export const Phone: Story = { ...Well, parameters: { initialViewport: 'phone' } };
export const Troubles: Story = {
  parameters: { scenario: severalServers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 jobs have failed permanently.')).toBeVisible();
    await expect(canvas.getByText('File storage is unreachable.')).toBeVisible();
  },
};
export const PhoneTroubles: Story = {
  parameters: { ...Troubles.parameters, initialViewport: 'phone' },
};
export const Settled: Story = {
  parameters: { scenario: severalServers },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry: Send an email (41)' }));
    await expect(await within(canvasElement.ownerDocument.body).findByText('Job restarted')).toBeVisible();
    await expect(await canvas.findByText('1 job has failed permanently.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all' }));
    const dialog = await canvas.findByRole('alertdialog', { name: 'Are you sure you want to remove all failed jobs?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove all' }));
    await expect(await within(canvasElement.ownerDocument.body).findByText('1 job removed')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/failed permanently/)).toBeNull());
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminGetSystem', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch the system status')).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('adminGetSystem') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the system status')).toBeInTheDocument();
  },
};
export const ManyFailures: Story = {
  parameters: { scenario: manyFailures },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing the latest 50.')).toBeVisible();
  },
};
export const LongTexts: Story = {
  parameters: { scenario: longNames },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('reports.build-everything-that-was-ever-asked-for')).toBeVisible();
  },
};
export const PhoneLongTexts: Story = {
  ...LongTexts,
  parameters: { ...LongTexts.parameters, initialViewport: 'phone' },
};
