import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { getFirst } from '@/test/home-samples.ts';
import type { MockApi } from '../../../../../../../mocks/api.ts';
import { SiteSection } from '../site-section.tsx';
import { studioSections } from '../studio-sections.ts';

/** Stores a draft of the identity, by the owner or by a colleague who has published since. */
const storeDraft = ({ db: { state } }: MockApi, by: 'owner' | 'colleague') => {
  const owner = state.accounts.find(({ user }) => user.role === 'super_admin')?.user.id ?? '';
  const colleague = state.accounts.find(({ user }) => user.role === 'customer');
  if (colleague) colleague.user.name = 'Nadia Rahman';
  state.sectionDrafts.identity = {
    draft: { ...state.sections.identity, tagline: 'Software drawn in Dhaka' },
    version: state.sectionVersions.identity,
    userId: by === 'owner' ? owner : (colleague?.user.id ?? ''),
    savedAt: '2026-11-20T08:04:00Z',
    seenEntry: Math.max(0, ...state.audit.map(({ id }) => id)),
  };
};
const tagline = { name: /^Tagline/ };

const meta = {
  title: 'Screens/Administration/Site/Drafts',
  component: SiteSection,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin/content/look', signedInAs: 'super_admin' },
    initialViewport: 'desktop',
  },
  args: { sectionConfig: getFirst(studioSections) },
} satisfies Meta<typeof SiteSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed is saved as a draft; visitors do not see it. */
export const Saved: Story = {
  play: async ({ canvas }) => {
    // Pasted: the page beside the form is drawn again for every key.
    await userEvent.click(await canvas.findByRole('textbox', tagline));
    await userEvent.paste(', drawn in Dhaka');
    await expect(await canvas.findByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
  },
};
/** The form continues with the draft until it is published or discarded. */
export const Found: Story = {
  parameters: { scenario: (api) => storeDraft(api, 'owner') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', tagline)).toHaveValue('Software drawn in Dhaka');
    await expect(canvas.getByText('Your draft from Nov 20, 2026, 8:04 AM, not published yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(canvas.getByRole('textbox', tagline)).not.toHaveValue('Software drawn in Dhaka'));
  },
};
export const FromColleague: Story = {
  parameters: { scenario: (api) => storeDraft(api, 'colleague') },
  play: async ({ canvas }) => {
    const notice = 'Draft by Nadia Rahman from Nov 20, 2026, 8:04 AM, not published yet.';
    await expect(await canvas.findByText(notice)).toBeVisible();
  },
};
let server: MockApi | undefined;
/** The connection is lost while writing: the text stays in the tab, and becomes a draft once the server is back. */
export const LostConnection: Story = {
  parameters: {
    scenario: (api) => {
      server = api;
    },
    expectConsoleErrors: [/./],
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', tagline);
    server?.scenarios.offline();
    await userEvent.type(field, ', drawn in Dhaka');
    await expect(await canvas.findByText('Couldn’t save, retrying', {}, { timeout: 15_000 })).toBeVisible();
    await expect(field).toHaveDisplayValue(/, drawn in Dhaka$/);
  },
};
/** A colleague has typed in the same form meanwhile: who, when, and the choice. */
export const TwoEditors: Story = {
  parameters: {
    scenario: (api) => {
      server = api;
    },
    expectConsoleErrors: [/./],
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', tagline);
    if (server) storeDraft(server, 'colleague');
    await userEvent.type(field, ', drawn in Rajshahi');
    await expect(await canvas.findByText(/^Nadia Rahman saved another draft/)).toBeVisible();
    await expect(field).toHaveDisplayValue(/, drawn in Rajshahi$/);
    await expect(canvas.getByRole('button', { name: 'Use their draft' })).toBeVisible();
  },
};
/** The own draft replaces that of the colleague. */
export const MineKept: Story = {
  ...TwoEditors,
  tags: ['no-picture'],
  play: async (context) => {
    await TwoEditors.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my draft' }));
    await expect(await canvas.findByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
  },
};
/** A draft that could not be fetched is not replaced by what is published. */
export const Failed: Story = {
  parameters: {
    scenario: (api) => {
      storeDraft(api, 'owner');
      api.scenarios.failing('adminGetSectionDraft', 500);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch the draft', { exact: false })).toBeVisible();
  },
};
