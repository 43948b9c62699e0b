import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Toaster } from '@/components/feedback/toaster.tsx';
import { bundleStates, saveBundles, storedBundle } from '@/test/bundle-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { BundlesPage } from './bundles-page.tsx';

const screen = { path: '/admin/products/bundles', signedInAs: 'super_admin' } as const;
let server: MockApi;
const startWith = (bundles: typeof bundleStates) => (api: MockApi) => {
  server = api;
  saveBundles(api, bundles);
};

const meta = {
  title: 'Screens/Administration/Bundles',
  component: BundlesPage,
  args: { search: {} },
  parameters: {
    layout: 'fullscreen',
    screen,
    scenario: startWith(bundleStates),
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },
  render: (args) => (
    <>
      <BundlesPage {...args} />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof BundlesPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const sheet = async (canvas: Canvas, name: string) => within(await canvas.findByRole('dialog', { name }));

export const Filled: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Bundles' }));
    await expect(await table.findByText('Published')).toBeVisible();
    for (const state of ['Draft', 'Ended']) await expect(table.getByText(state)).toBeVisible();
    await expect(table.getAllByText('$34.00')).toHaveLength(3);
  },
};
export const Phone: Story = { ...Filled, parameters: { initialViewport: 'phone' } };
/** One of its products was unpublished. */
export const NotForSale: Story = {
  tags: ['no-picture'],
  parameters: {
    scenario: (api: MockApi) => {
      saveBundles(api);
      const entry = api.db.state.catalogue.find(({ product }) => product.id === storedBundle.parts[0]?.productId);
      if (entry) entry.published = false;
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not for sale')).toBeVisible();
  },
};
export const Nothing: Story = {
  parameters: { scenario: startWith([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No bundles yet')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('adminListBundles', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Edit: Story = {
  args: { search: { bundle: '1' } },
  parameters: { screen: { ...screen, path: '/admin/products/bundles?bundle=1' } },
  play: async ({ canvas }) => {
    const panel = await sheet(canvas, 'Design week');
    await waitFor(() => expect(panel.getByRole('combobox', { name: 'Product 1' })).toHaveValue('3'));
    await expect(await panel.findByRole('option', { name: 'Full course, $19.99' })).toBeInTheDocument();
    const price = panel.getByRole('textbox', { name: /^Price/ });
    await userEvent.clear(price);
    await userEvent.type(price, '50');
    await userEvent.click(panel.getByRole('button', { name: 'Save changes' }));
    await expect(await panel.findByText('The price must be lower than the prices of the plans together')).toBeVisible();
  },
};
export const Saved: Story = {
  ...Edit,
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const panel = await sheet(canvas, 'Design week');
    const price = panel.getByRole('textbox', { name: /^Price/ });
    await userEvent.clear(price);
    await userEvent.type(price, '30.5');
    await userEvent.click(panel.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(server.db.state.bundles.find(({ id }) => id === 1)?.price).toBe(30.5));
  },
};
export const New: Story = {
  args: { search: { bundle: 'new' } },
  parameters: { screen: { ...screen, path: '/admin/products/bundles?bundle=new' } },
  play: async ({ canvas }) => {
    const panel = await sheet(canvas, 'New bundle');
    await userEvent.click(panel.getByRole('button', { name: 'Create bundle' }));
    await expect(await panel.findByText('Please enter the name')).toBeVisible();
    await expect(panel.getByText('Please choose a product and a plan in each row')).toBeVisible();
  },
};
/** Deleted immediately; undo restores it. */
export const Deleted: Story = {
  tags: ['no-picture'],
  parameters: { scenario: startWith([storedBundle]) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Design week' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(server.db.state.bundles[0]?.deletedAt).not.toBeNull());
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.db.state.bundles[0]?.deletedAt).toBeNull());
  },
};
