import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { KeyInventory } from './key-inventory.tsx';

/** Number of the product's keys, and how many of them are issued. */
const having = (free: number, given: number) => (api: MockApi) => {
  signInAdmin(api);
  // No customer of the demo waits for one of them.
  for (const entry of api.db.state.catalogue) entry.licenceKeys = false;
  api.db.state.licencePool = Array.from({ length: free + given }, (_, nth) => ({
    productId: 1,
    key: `BOX-${nth}`,
    given: nth < given,
  }));
};
const choose = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], csv: string) =>
  userEvent.upload(canvas.getByLabelText('Key file'), new File([csv], 'keys.csv', { type: 'text/csv' }));

const meta = {
  title: 'Features/Admin/Licence pool',
  component: KeyInventory,
  args: { product: 1 },
  parameters: { scenario: having(38, 4) },
} satisfies Meta<typeof KeyInventory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stock: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/38 keys left, 4 issued/)).toBeVisible();
  },
};
export const None: Story = {
  parameters: { scenario: signInAdmin },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No keys yet. Customers get keys from this site.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove unused keys' })).toBeNull();
  },
};
export const Low: Story = {
  parameters: { scenario: having(4, 96) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Keys are running low/)).toBeVisible();
  },
};
export const UsedUp: Story = {
  parameters: { scenario: having(0, 42), initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No keys left/)).toBeVisible();
    await expect(canvas.getByText(/0 keys left, 42 issued/)).toBeVisible();
  },
};
export const Imported: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/38 keys left/);
    await choose(canvas, 'Key\nNEW-1\nNEW-2\nBOX-7\n');
    await expect(await canvas.findByText('2 keys added. 1 key was already imported.')).toBeVisible();
    await expect(canvas.getByText(/40 keys left/)).toBeVisible();
  },
};
export const BrokenFile: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await canvas.findByText(/38 keys left/);
    await choose(canvas, `Key\n${'x'.repeat(80)}\n`);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('longer than 64 characters');
  },
};
export const Removed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove unused keys' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(await canvas.findByText(/0 keys left, 4 issued/)).toBeVisible();
  },
};
export const NotRemoved: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      having(38, 4)(api);
      api.scenarios.failing('adminClearLicencePool', 503);
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove unused keys' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(await screen.findByText('Failed to remove the keys.')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      signInAdmin(api);
      api.scenarios.failing('adminGetLicencePool', 500);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch the keys.');
  },
};
export const Waiting: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      signInAdmin(api);
      api.scenarios.stalling('adminGetLicencePool');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the keys')).toBeInTheDocument();
  },
};
