import { toBusinessTime } from '@contract/rules/business-day.ts';
import { addDays } from '@contract/rules/calendar.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { AnalyticsPage } from './analytics-page.tsx';

const NOTE = '00000000-0000-4000-8000-000000000001';

/** A note four days ago. */
const withNote = (api: MockApi) => {
  const day = addDays(toBusinessTime(new Date(), api.db.state.mailSettings.time_zone).day, -4);
  api.db.state.timelineNotes.push({ id: NOTE, day, text: 'Facebook post' });
};
const actions = 'More actions for Facebook post';

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
export const WhyItChanged: Story = {
  parameters: { screen: { path: '/admin/analytics?range=7d', signedInAs: 'super_admin' } },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: /^Revenue from .* compared with/ }));
    await expect(table.getByRole('rowheader', { name: 'Together' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Why visits changed' })).toBeVisible();
  },
};
export const NoteAdded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add note' }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Add note' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Add note' }));
    await expect(await sheet.findByText('Please enter what happened')).toBeVisible();
    await userEvent.type(sheet.getByLabelText(/^What happened/), 'Stall at the book fair');
    await userEvent.click(sheet.getByRole('button', { name: 'Add note' }));
    await expect(await canvas.findByText('Note added')).toBeVisible();
    await expect((await canvas.findAllByText('Stall at the book fair'))[0]).toBeInTheDocument();
  },
};
export const NoteChanged: Story = {
  parameters: { scenario: withNote },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: actions }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Edit' }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Edit note' }));
    const text = sheet.getByLabelText(/^What happened/);
    await expect(text).toHaveValue('Facebook post');
    await userEvent.type(text, ' and ad');
    await userEvent.click(sheet.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Note saved')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: `${actions} and ad` })).toBeVisible();
  },
};
export const NoteDeleted: Story = {
  parameters: { scenario: withNote },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: actions }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('Note deleted')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: actions })).toBeNull());
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
