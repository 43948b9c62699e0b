import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Toaster } from '@/components/feedback/toaster.tsx';
import { sampleDownload } from '@/test/account-samples.ts';
import { catchSavedFiles } from '@/test/catch-saved-files.ts';
import { saveLicence } from '@/test/licence-samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { LicenceSection } from './licence-section.tsx';

const startWith =
  (used: number, prepare: (api: MockApi) => void = () => {}) =>
  (api: MockApi) => {
    signInCustomer(api);
    saveLicence(api, used);
    prepare(api);
  };

const meta = {
  title: 'Features/Account/Licence key',
  component: LicenceSection,
  args: { download: sampleDownload.id },
  parameters: { scenario: startWith(1) },
  render: (args) => (
    <>
      <div className="rounded-xl border border-border bg-card px-4 pb-4">
        <LicenceSection {...args} />
      </div>
      <Toaster />
    </>
  ),
} satisfies Meta<typeof LicenceSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const KEY = 'K7QX4-9M2TD-VW3HB-06RZE';
type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'findByText'>;

const openDialog = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: /of 3 devices/ }));
  return within(await canvas.findByRole('dialog'));
};
const openOffline = async (canvas: Canvas) => {
  const dialog = await openDialog(canvas);
  await userEvent.click(dialog.getByRole('button', { name: 'Activate offline' }));
  return dialog;
};

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(KEY)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /1 of 3 devices/ })).toBeVisible();
  },
};
/** An imported key: the site has no device data for it. */
export const Imported: Story = {
  parameters: {
    scenario: startWith(0, ({ db }) => {
      for (const licence of db.state.licences)
        Object.assign(licence, { imported: true, key: 'STUDIO-BOX-2026-0000-0000-4711-LIFETIME' });
    }),
    initialViewport: 'phone',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('STUDIO-BOX-2026-0000-0000-4711-LIFETIME')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Copy/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /devices/ })).toBeNull();
  },
};
export const Copied: Story = {
  play: async ({ canvas }) => {
    const writeText = fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await userEvent.click(await canvas.findByRole('button', { name: /^Copy/ }));
    await expect(await canvas.findByText('Licence key copied')).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(KEY);
    Reflect.deleteProperty(navigator, 'clipboard');
  },
};
export const CopyRefused: Story = {
  play: async ({ canvas }) => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await userEvent.click(await canvas.findByRole('button', { name: /^Copy/ }));
    await expect(await canvas.findByText(/Copying failed/)).toBeVisible();
    Reflect.deleteProperty(navigator, 'clipboard');
  },
};
export const Without: Story = { args: { download: '00000000-0000-4000-8000-000000000999' } };
export const Renamed: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Rename Workshop laptop' }));
    const field = dialog.getByRole('textbox', { name: 'Device name' });
    await userEvent.clear(field);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByText('Please enter a name')).toBeVisible();
    await userEvent.type(field, 'Garage');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Garage', { selector: 'bdi' })).toBeVisible();
  },
};
export const Removed: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Workshop laptop' }));
    await waitFor(() => expect(dialog.getByText('In use on 0 of 3 devices.')).toBeVisible());
  },
};
export const RemoveFailed: Story = {
  parameters: { scenario: startWith(1, (api) => api.scenarios.failing('removeLicenceDevice', 500)) },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Workshop laptop' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to remove the device.');
  },
};
export const OfflineForm: Story = {
  play: async ({ canvas }) => {
    const dialog = await openOffline(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Save licence file' }));
    await expect(dialog.getByText('Please enter the device ID shown in the app')).toBeVisible();
  },
};
export const OfflineFileSaved: Story = {
  play: async ({ canvas }) => {
    const saved = catchSavedFiles();
    const dialog = await openOffline(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Device ID/ }), 'machine-0001');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Device name' }), 'Studio machine');
    await userEvent.click(dialog.getByRole('button', { name: 'Save licence file' }));
    await waitFor(() => expect(saved.map(({ download }) => download)).toEqual(['program.licence']));
    await expect(await dialog.findByText('Studio machine', { selector: 'bdi' })).toBeVisible();
  },
};
export const OfflineWithoutPlace: Story = {
  parameters: { scenario: startWith(3) },
  play: async ({ canvas }) => {
    const dialog = await openOffline(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Device ID/ }), 'machine-0001');
    await userEvent.click(dialog.getByRole('button', { name: 'Save licence file' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('All devices of this licence are in use.');
  },
};
export const Asked: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Replace the key' }));
    await expect(await canvas.findByRole('alertdialog')).toHaveTextContent(`${KEY} stops working.`);
  },
};
export const Replaced: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Replace the key' }));
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Replace key' }));
    await waitFor(() => expect(canvas.queryByText(KEY)).toBeNull());
  },
};
export const ReplaceFailed: Story = {
  parameters: { scenario: startWith(1, (api) => api.scenarios.failing('rotateLicence', 500)) },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Replace the key' }));
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Replace key' }));
    await expect(await question.findByRole('alert')).toHaveTextContent('Failed to replace the key.');
  },
};
