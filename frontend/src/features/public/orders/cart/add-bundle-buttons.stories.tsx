import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Toaster } from '@/components/feedback/toaster.tsx';
import { saveBundles } from '@/test/bundle-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { AddBundleButtons } from './add-bundle-buttons.tsx';

let server: MockApi;
const meta = {
  title: 'Features/Orders/Add bundle buttons',
  component: AddBundleButtons,
  args: { id: 1, of: 'Design week' },
  parameters: {
    scenario: (api: MockApi) => {
      server = api;
      saveBundles(api);
    },
  },
  render: (args) => (
    <>
      <AddBundleButtons {...args} />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof AddBundleButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Added: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Add to cart/ }));
    await expect(await screen.findByText('Added to cart: Design week')).toBeVisible();
    await waitFor(() => expect(server.db.state.cartBundles.visitor).toEqual([1]));
  },
};
/** The bundle was unpublished after the page was loaded. */
export const NotForSale: Story = {
  tags: ['no-picture'],
  parameters: { scenario: (api: MockApi) => saveBundles(api, []) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Buy now/ }));
    await expect(await screen.findByText('This bundle is no longer for sale')).toBeVisible();
  },
};
