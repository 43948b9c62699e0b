import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor } from 'storybook/test';
import { adminGetTranslation } from '@/api/generated/admin-translations/admin-translations.ts';
import { manyChanges } from '@/test/admin-samples.ts';
import { recordLongTexts } from '@/test/long-texts.ts';
import { recordChange } from '../../../../../../mocks/store/audit.ts';
import { ActivityPage } from './activity-page.tsx';

const screen = { path: '/admin/settings/activity', signedInAs: 'super_admin' } as const;

const meta = {
  title: 'Screens/Administration/Activity',
  component: ActivityPage,
  parameters: {
    layout: 'fullscreen',
    screen,
    scenario: manyChanges,
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },

  args: { search: {} },
} satisfies Meta<typeof ActivityPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Trail: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–20 of 45 changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Page 3' }));
    await expect(await canvas.findByText('41–45 of 45 changes')).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const Narrowed: Story = {
  parameters: { screen: { ...screen, path: '/admin/settings/activity?kind=order' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Changes to: Orders.*remove this filter$/ })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'nothing like it');
    await expect(await canvas.findByText('No changes found')).toBeVisible();
  },
};
export const SiteChange: Story = {
  parameters: {
    scenario: (api) => {
      api.db.state.audit = [];
      const { sections, accounts } = api.db.state;
      const actorId = accounts.find(({ user }) => user.role === 'super_admin')?.user.id ?? '';
      const before = { answer: sections.contact.answer };
      const after = { answer: 'Within a week' };
      Object.assign(sections.contact, after);
      const about = { subject: 'site', subjectId: 'contact', label: 'Contact' };
      recordChange(api.db, { actorId, action: 'site.update', ...about, before, after });
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo the change to Contact' }));
    await expect(await page.findByText('Contact: change undone')).toBeVisible();
    const undo = () => canvas.getAllByRole('button', { name: 'Undo the change to Contact' });
    await waitFor(() => expect(undo()).toHaveLength(2));
    for (const button of undo()) await waitFor(() => expect(button).toBeEnabled());
    // The first change cannot be undone again: the texts have changed since.
    const [, first] = undo();
    if (first) await userEvent.click(first);
    await expect(await page.findByText(/^This has been changed since/)).toBeVisible();
  },
};
export const Demo: Story = {
  parameters: { scenario: () => undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Today' })).toBeVisible();
    await expect(canvas.getByText(/^changed the price of/)).toBeVisible();
  },
};
export const UndonePrice: Story = {
  parameters: { scenario: () => undefined },
  play: async ({ canvas }) => {
    const [undo] = await canvas.findAllByRole('button', { name: /^Undo the change to Bangla Calendar/ });
    if (undo) await userEvent.click(undo);
    await expect(await page.findByText(/: change undone$/)).toBeVisible();
    const undos = () => canvas.getAllByRole('button', { name: /^Undo the change to Bangla/ });
    await waitFor(() => expect(undos()).toHaveLength(2));
    // The older change gave a price that the product no longer has.
    for (const button of undos()) await waitFor(() => expect(button).toBeEnabled());
    const [, older] = undos();
    if (older) await userEvent.click(older);
    await expect(await page.findByText('This was changed again since then. Open it to edit it.')).toBeVisible();
  },
};
/** Undoing a change of a translation restores the former text. */
export const UndoneTranslation: Story = {
  tags: ['no-picture'],
  parameters: {
    scenario: (api) => {
      api.db.state.audit = [];
      const { translations, accounts } = api.db.state;
      const actorId = accounts.find(({ user }) => user.role === 'super_admin')?.user.id ?? '';
      const title = translations['bn product/2']?.texts.find(({ path }) => path === 'title');
      if (!title) throw new Error('The demo has no such translation');
      const former = { ...title };
      title.text = 'অন্য নাম';
      const shared = { language: 'bn', published: true, draft: false };
      recordChange(api.db, {
        actorId,
        action: 'translation.update',
        subject: 'translation',
        subjectId: 'product/2',
        label: 'Bangla Calendar 2025',
        before: { ...shared, texts: [former] },
        after: { ...shared, texts: [{ ...title }] },
      });
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo the change to Bangla Calendar 2025' }));
    await expect(await page.findByText('Bangla Calendar 2025: change undone')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText(/changed “Title” in the Bangla translation of/)).toHaveLength(2));
    const saved = await adminGetTranslation('bn', 'product', '2');
    await expect(saved.texts[0]?.text).toBe('বাংলা ক্যালেন্ডার ২০২৫');
    const undo = () => canvas.getAllByRole('button', { name: 'Undo the change to Bangla Calendar 2025' });
    for (const button of undo()) await waitFor(() => expect(button).toBeEnabled());
    const [, first] = undo();
    if (first) await userEvent.click(first);
    await expect(await page.findByText('This was changed again since then. Open it to edit it.')).toBeVisible();
  },
};
export const OneThing: Story = {
  args: { search: { kind: 'product', item: '2' } },
  parameters: {
    scenario: () => undefined,
    screen: { ...screen, path: '/admin/settings/activity?kind=product&item=2' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Show all activity' })).toBeVisible();
    await expect(await canvas.findByText('1 change found')).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: {
    scenario: (api) => {
      api.db.state.audit = [];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No changes yet')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminListActivity', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch activity')).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('adminListActivity') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading activity')).toBeInTheDocument();
  },
};
export const LongTexts: Story = {
  parameters: { scenario: recordLongTexts, initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Paid back because/)).toBeVisible();
  },
};
export const PhoneLongTexts: Story = {
  ...LongTexts,
  parameters: { ...LongTexts.parameters, initialViewport: 'phone' },
};
