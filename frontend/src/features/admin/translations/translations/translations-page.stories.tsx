import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { mixTranslations } from '@/test/translation-samples.ts';
import { TranslationsPage } from './translations-page.tsx';

const meta = {
  title: 'Screens/Administration/Translations',
  component: TranslationsPage,
  parameters: {
    layout: 'fullscreen',
    scenario: mixTranslations,
    screen: { path: '/admin/content/translations', signedInAs: 'super_admin' },
  },
  args: { search: {} },
} satisfies Meta<typeof TranslationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What needs work comes first, and the filters say how much of it there is. */
export const List: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Translations' }));
    await expect(await table.findByText('3 texts missing')).toBeVisible();
    await expect(table.getByRole('link', { name: 'Bangla Calendar 2025' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Older than the original' }));
    await expect(await canvas.findByText('1 record')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^How long does a project take/ })).toBeVisible();
  },
};
/** All texts as a file, and the way to import it again. */
export const AsFile: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Import CSV' })).toHaveAttribute(
      'href',
      '/admin/import?kind=translations',
    );
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
  },
};
export const ByType: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Type'), 'Service');
    const table = within(canvas.getByRole('table', { name: 'Translations' }));
    await waitFor(() => expect(table.queryByRole('link', { name: 'Bangla Calendar 2025' })).toBeNull());
    await expect(table.getByText('Draft')).toBeVisible();
  },
};
/** A status that no record has. */
export const AllDone: Story = {
  parameters: {
    scenario: () => {},
    screen: { path: '/admin/content/translations?status=outdated', signedInAs: 'super_admin' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All caught up')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminListTranslations', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('adminListTranslations') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading translations...')).toBeInTheDocument();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
