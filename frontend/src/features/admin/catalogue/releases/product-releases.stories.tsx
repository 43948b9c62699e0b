import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { enterIncompleteDate } from '@/test/incomplete-date.ts';
import { saveReleases } from '@/test/release-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { ProductReleases } from './product-releases.tsx';

const screen = { path: '/admin/products/1/releases', signedInAs: 'super_admin' } as const;

const meta = {
  title: 'Screens/Administration/Releases',
  component: ProductReleases,
  args: { product: '1' },
  parameters: {
    layout: 'fullscreen',
    screen,
    scenario: saveReleases,
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },
} satisfies Meta<typeof ProductReleases>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Id of 2.4.0. */
const PUBLISHED = '00000000-0000-4000-8000-000000009004';

const row = async (canvas: Canvas, name: string) => within(await canvas.findByRole('article', { name }));
const choose = async (canvas: Canvas, version: string, action: string) => {
  const item = await row(canvas, version);
  await userEvent.click(item.getByRole('button', { name: `More actions for ${version}` }));
  await userEvent.click(await item.findByRole('menuitem', { name: action }));
};

export const History: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
    await expect(canvas.getByText('Downloaded by 3 customers')).toBeVisible();
    await expect((await row(canvas, '2.4.0')).getByText('Current')).toBeVisible();
  },
};
export const Phone: Story = { ...History, parameters: { initialViewport: 'phone' } };
export const NewRelease: Story = {
  parameters: { screen: { ...screen, path: '/admin/products/1/releases?release=new' } },
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('dialog', { name: 'New release' }));
    // The number after the latest one is proposed.
    await expect(sheet.getByRole<HTMLInputElement>('textbox', { name: 'Version' }).value).toMatch(/^\d+\.\d+\.\d+$/);
    await userEvent.clear(sheet.getByRole('textbox', { name: 'Version' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save as draft' }));
    await expect(await sheet.findByText(/Three numbers, such as 2.1.0, or/)).toBeVisible();
    await userEvent.type(sheet.getByRole('textbox', { name: 'Version' }), '4.0.0');
    await userEvent.upload(sheet.getByLabelText('File for this release'), new File(['x'], 'calendar-4.0.0.zip'));
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Save as draft' })).toBeEnabled());
    await expect(await sheet.findByRole('textbox', { name: 'Requirements of calendar-4.0.0.zip' })).toBeVisible();
    await expect(sheet.queryByText(/Resume/)).toBeNull();
  },
};
/** One press saves and publishes. */
export const SavesAndPublishes: Story = {
  tags: ['no-picture'],
  parameters: { screen: { ...screen, path: '/admin/products/1/releases?release=new' } },
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('dialog', { name: 'New release' }));
    const { value: version } = await sheet.findByRole<HTMLInputElement>('textbox', { name: 'Version' });
    // Without a file it is saved, but not published; the next press tries again.
    await userEvent.click(sheet.getByRole('button', { name: 'Publish now' }));
    await expect((await sheet.findAllByText('Please add a file first')).length).toBe(2);
    await userEvent.upload(sheet.getByLabelText('File for this release'), new File(['x'], 'calendar.zip'));
    await sheet.findByRole('button', { name: 'Remove calendar.zip' });
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Publish now' })).toBeEnabled());
    await userEvent.click(sheet.getByRole('button', { name: 'Publish now' }));
    await expect(await (await row(canvas, version)).findByText('Published')).toBeVisible();
  },
};
export const PhoneNewRelease: Story = {
  ...NewRelease,
  parameters: { ...NewRelease.parameters, initialViewport: 'phone' },
};
/** A published release gets an advisory; an incomplete one is named. */
export const Advisory: Story = {
  parameters: { screen: { ...screen, path: `/admin/products/1/releases?release=${PUBLISHED}` } },
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('dialog', { name: 'Release 2.4.0' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Add an advisory' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save changes' }));
    const problem = 'Enter the affected versions and a summary for each advisory';
    await expect(await sheet.findByText(problem)).toBeVisible();
    await userEvent.type(sheet.getByRole('textbox', { name: 'Affected versions' }), '2.0.0 to 2.3.1');
    await userEvent.type(sheet.getByRole('textbox', { name: 'Summary' }), 'The log contained the licence key.');
    const bill = new File(['{}'], 'calendar-2.4.0.cdx.json');
    await userEvent.upload(sheet.getByLabelText('Bill of materials for this release'), bill);
    await expect(await sheet.findByRole('button', { name: 'Remove calendar-2.4.0.cdx.json' })).toBeVisible();
    await expect(sheet.queryByText(problem)).toBeNull();
  },
};
/** Each plan has its own file; a plan added later has none. */
export const PlanFiles: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      saveReleases(api);
      const [own, other] = api.db.state.releases.find(({ version }) => version === '2.4.0')?.files ?? [];
      if (own) own.plans = ['00000000-0000-4000-9000-000000010000'];
      if (other) other.plans = ['00000000-0000-4000-9000-000000010001'];
      api.db.state.releases.find(({ version }) => version === '2.4.0')?.files.pop();
      const entry = api.db.state.catalogue.find(({ product }) => product.id === 1);
      const [free] = entry?.product.pricing ?? [];
      if (entry && free)
        entry.product.pricing = [
          ...entry.product.pricing,
          { ...free, id: '00000000-0000-4000-9000-000000010002', name: 'School' },
        ];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has no file for the plan “School”, so it cannot be bought/)).toBeVisible();
    await expect((await row(canvas, '2.4.0')).getByText('for Mosque and office')).toBeVisible();
  },
};
/** A second file, for one of the plans only: the last ticked plan cannot be unticked. */
export const FileForAPlan: Story = {
  parameters: { screen: { ...screen, path: '/admin/products/1/releases?release=new' }, initialViewport: 'phone' },
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('dialog', { name: 'New release' }));
    await userEvent.upload(sheet.getByLabelText('File for this release'), new File(['x'], 'calendar-4.0.0.zip'));
    const plans = within(await sheet.findByRole('group', { name: 'Plans that get calendar-4.0.0.zip' }));
    const [free, paid] = await plans.findAllByRole('checkbox');
    await userEvent.click(free as HTMLElement);
    await expect(free).not.toBeChecked();
    await expect(paid).toBeChecked();
    await expect(paid).toBeDisabled();
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Save as draft' })).toBeEnabled());
  },
};
export const EditedNotes: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, '2.4.0', 'Edit notes');
    const sheet = within(await canvas.findByRole('dialog', { name: 'Release 2.4.0' }));
    await expect(sheet.queryByRole('textbox', { name: 'Version' })).toBeNull();
    await userEvent.type(sheet.getByRole('textbox', { name: 'What’s new' }), ' More.');
    await userEvent.click(sheet.getByRole('button', { name: 'Save changes' }));
    // The Markdown renderer is loaded with the first text.
    const closed = () => expect(canvas.queryByRole('dialog', { name: 'Release 2.4.0' })).toBeNull();
    await waitFor(closed, { timeout: 10_000 });
  },
};
let server: MockApi | undefined;
const typeNotes = async (canvas: Canvas) => {
  await choose(canvas, '2.4.0', 'Edit notes');
  const sheet = within(await canvas.findByRole('dialog', { name: 'Release 2.4.0' }));
  const notes = sheet.getByRole('textbox', { name: 'What’s new' });
  await userEvent.type(notes, ' More.');
  return { sheet, notes };
};
/** The connection is lost while writing: the notes stay, and are saved once the server is back. */
export const NotesLostConnection: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      saveReleases(api);
      server = api;
    },
    expectConsoleErrors: [/./],
  },
  play: async ({ canvas }) => {
    const { sheet, notes } = await typeNotes(canvas);
    server?.scenarios.offline();
    await userEvent.click(sheet.getByRole('button', { name: 'Save changes' }));
    await expect(await sheet.findByText('Failed to save the release')).toBeVisible();
    await expect(notes).toHaveTextContent(/More\./);
    server?.scenarios.offline(false);
    await userEvent.click(sheet.getByRole('button', { name: 'Save changes' }));
    const closed = () => expect(canvas.queryByRole('dialog', { name: 'Release 2.4.0' })).toBeNull();
    await waitFor(closed, { timeout: 10_000 });
  },
};
/** Another administrator has saved since: nothing is overwritten, and the stored notes are one click away. */
export const StaleNotes: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      saveReleases(api);
      api.scenarios.refusing('adminUpdateRelease', 409);
    },
    expectConsoleErrors: [/./],
  },
  play: async ({ canvas }) => {
    const { sheet, notes } = await typeNotes(canvas);
    await userEvent.click(sheet.getByRole('button', { name: 'Save changes' }));
    await expect(await sheet.findByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(notes).toHaveTextContent(/More\./);
  },
};
export const Publishing: Story = {
  play: async ({ canvas }) => {
    const item = await row(canvas, '3.1.0');
    await userEvent.click(item.getByRole('button', { name: 'Publish 3.1.0' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Publish 3.1.0?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
    await expect(await dialog.findByText('Please add a file first')).toBeVisible();
  },
};
/** Half a date is no empty field: nothing is published. */
export const PublishingHalfADate: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const item = await row(canvas, '3.1.0');
    await userEvent.click(item.getByRole('button', { name: 'Publish 3.1.0' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Publish 3.1.0?' }));
    const field = dialog.getByLabelText('Publish on');
    await enterIncompleteDate(field);
    await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
    await expect(await dialog.findByText('Please enter a complete date and time')).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(dialog.queryByText('Please add a file first')).toBeNull();
  },
};
export const PhonePublishing: Story = { ...Publishing, parameters: { initialViewport: 'phone' } };
export const Withdrawing: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, '2.4.0', 'Withdraw');
    await expect(await canvas.findByRole('alertdialog')).toHaveTextContent('It can no longer be downloaded.');
  },
};
export const Unplanned: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, '3.0.0', 'Cancel schedule');
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep as a draft' }));
    await expect(await (await row(canvas, '3.0.0')).findByText('Draft')).toBeVisible();
  },
};
export const Deleted: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, '3.1.0', 'Delete');
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('article', { name: '3.1.0' })).toBeNull());
  },
};
export const NothingYet: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      saveReleases(api);
      api.db.state.releases = [];
      const entry = api.db.state.catalogue.find(({ product }) => product.id === 1);
      if (entry) entry.file = null;
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No releases yet')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('adminListReleases', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch the releases');
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.stalling('adminListReleases') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading releases')).toBeInTheDocument();
  },
};
