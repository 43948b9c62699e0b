import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SAMPLE_IDS, withNewsletters } from '@/test/newsletter-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { IssuesPage } from './issues-page.tsx';

const LONG_SUBJECT = `${'A subject that goes on for longer than any screen is wide, '.repeat(3)}and ends`;

/** Sent newsletters that the owner shows on the site. */
const archived = (api: MockApi) => {
  withNewsletters(api);
  const { newsletters } = api.db.state;
  const sent = newsletters.find(({ id }) => id === SAMPLE_IDS.sent);
  if (!sent) return;
  sent.archived = true;
  const older = { ...sent, id: SAMPLE_IDS.paused, finished_at: '2026-09-02T07:31:00Z' };
  older.texts = { ...sent.texts, en: { ...sent.texts.en, subject: LONG_SUBJECT } };
  api.db.state.newsletters = [sent, older];
};

const meta = {
  title: 'Screens/Visitor/Newsletters',
  component: IssuesPage,
  parameters: { layout: 'fullscreen', screen: { path: '/newsletters' }, scenario: archived },
  args: { issues: [] },
} satisfies Meta<typeof IssuesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'What a calendar has to get right' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: LONG_SUBJECT })).toBeVisible();
  },
};
export const Read: Story = {
  parameters: { screen: { path: `/newsletters/${SAMPLE_IDS.sent}` } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'What a calendar has to get right' }),
    ).toBeVisible();
    await expect(await canvas.findByText(/Counts down on the lock screen/)).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: { scenario: () => {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No newsletters yet')).toBeVisible();
  },
};
export const Unknown: Story = {
  parameters: { screen: { path: `/newsletters/${SAMPLE_IDS.draft}` } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Newsletter not found' })).toBeVisible();
  },
};
export const Phone: Story = { ...List, parameters: { initialViewport: 'phone' } };
