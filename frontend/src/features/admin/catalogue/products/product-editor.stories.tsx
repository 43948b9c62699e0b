import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { enterIncompleteDate } from '@/test/incomplete-date.ts';
import { grantPaidPlan } from '@/test/product-samples.ts';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { ProductEditor } from './product-editor.tsx';

const meta = {
  title: 'Features/Admin/Product editor',
  component: ProductEditor,
  args: { id: '2', open: true, onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    scenario: signInAdmin,
    routerPath: '/admin/products',
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof ProductEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Closing does not lose typed text; saving closes the panel. */
export const Edit: Story = {
  play: async ({ canvas, args }) => {
    const title = await canvas.findByLabelText('Title');
    await userEvent.type(title, ', second edition');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    const question = await canvas.findByRole('alertdialog', { name: 'Discard your changes?' });
    await expect(question).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
/** Another administrator has saved since: nothing is overwritten, and the newer version is one click away. */
export const Stale: Story = {
  parameters: {
    scenario: (api) => {
      signInAdmin(api);
      api.scenarios.failing(
        'adminUpdateProduct',
        409,
        'This has been changed since you opened it. Reload to see the latest version.',
      );
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText(/This has been changed since you opened it/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue('Bangla Calendar 2025'));
  },
};
let server: MockApi | undefined;
/** The connection is lost while writing: the form keeps the text, and saves it once the server is back. */
export const LostConnection: Story = {
  parameters: {
    scenario: (api) => {
      signInAdmin(api);
      server = api;
    },
    expectConsoleErrors: [/./],
  },
  play: async ({ canvas, args }) => {
    const title = await canvas.findByLabelText('Title');
    await userEvent.type(title, ', second edition');
    server?.scenarios.offline();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Failed to save product')).toBeVisible();
    await expect(title).toHaveValue('Bangla Calendar 2025, second edition');
    server?.scenarios.offline(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
export const Unknown: Story = {
  args: { id: '999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Product not found.')).toBeVisible();
  },
};
const QUESTION = { name: 'Save the changed plans?' };
const withHolders: Story['parameters'] = {
  scenario: (api) => {
    signInAdmin(api);
    grantPaidPlan(api, 2);
  },
};
/** Holders keep their plan under its new name: the dialog says so before saving, and the form stays open after a no. */
export const RenamedPlan: Story = {
  parameters: withHolders,
  play: async ({ canvas, args }) => {
    const name = await canvas.findByDisplayValue('Office');
    await userEvent.clear(name);
    await userEvent.type(name, 'Household');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const question = await canvas.findByRole('alertdialog', QUESTION);
    await expect(
      within(question).getByText(/“Office” is now called “Household”\. \d+ customers have it\./),
    ).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(name).toHaveValue('Household');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const again = await canvas.findByRole('alertdialog', QUESTION);
    await userEvent.click(within(again).getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
/** Half a date is reported before the consequences are. */
export const HalfADate: Story = {
  ...RenamedPlan,
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const name = await canvas.findByDisplayValue('Office');
    await userEvent.type(name, ' and home');
    const [field] = canvas.getAllByLabelText('Last day of the launch price');
    if (field) await enterIncompleteDate(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Please enter a complete date')).toBeVisible();
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
};
/** A plan taken off sale stays with its holders; the dialog also asks whether they can renew it. */
export const RemovedPlan: Story = {
  // Where the panel has scrolled to, a button can lie partly below its bar, and its visible part is then measured.
  parameters: { ...withHolders, a11y: { options: { rules: { 'target-size': { enabled: false } } } } },
  play: async ({ canvas, args }) => {
    await canvas.findByDisplayValue('Office');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove plan 2' }));
    const retired = await canvas.findByRole('region', { name: 'No longer sold' });
    await expect(within(retired).getByText(/\d+ customers/)).toBeVisible();
    await userEvent.click(within(retired).getByRole('checkbox', { name: /^Customers can renew it/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const question = await canvas.findByRole('alertdialog', QUESTION);
    await expect(
      within(question).getByText(
        /“Office” is no longer sold\. \d+ customers have it\. They keep what they bought\. They cannot renew it\./,
      ),
    ).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
/** Without holders there is no confirmation. */
export const RenamedWithoutHolders: Story = {
  parameters: {
    scenario: (api) => {
      signInAdmin(api);
      api.db.state.downloads = [];
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByDisplayValue('Office'), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
};
