import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { createMockApi, type MockApi } from '../../../mocks/api.ts';
import { DevPanel } from './dev-panel.tsx';
import type { DevTools } from './dev-tools.ts';
import './panel.css';

const tools = (prepare: (api: MockApi) => void = () => {}): DevTools => {
  const api = createMockApi();
  prepare(api);
  return { api, refresh: fn(), open: fn() };
};

/** Next to every page on mocks and every screen in Storybook; not part of the product. */
const meta = {
  title: 'Tools/Developer panel',
  component: DevPanel,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: { tools: tools(), onClose: fn() },
  decorators: [
    (Story) => (
      <div className="dev min-h-dvh">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DevPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const expectFits = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
};

export const Normal: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Operation'), 'listOrders');
    await userEvent.click(canvas.getByRole('button', { name: 'Let it fail' }));
    await expect(args.tools.api.scenarios.read().failures).toEqual([{ operation: 'listOrders', status: 500 }]);
    await expect(args.tools.refresh).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'All normal' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const Busy: Story = {
  args: {
    tools: tools(({ scenarios, db }) => {
      scenarios.slow(1500);
      scenarios.empty();
      scenarios.failing('listOrders', 500);
      scenarios.refusing('addFunds', 503);
      db.state.outbox.push({
        kind: 'password-reset',
        to: 'customer@example.com',
        subject: 'Reset your Nodi Studio password',
        text: 'Set a new password here:\n/forgot-password?token=0198f2c4-5a1b-7c3d-8e4f-1234567890ab\n\nThe link works for an hour.',
        links: ['/forgot-password?token=0198f2c4-5a1b-7c3d-8e4f-1234567890ab'],
        created_at: '2026-11-20T09:30:00.000Z',
      });
    }),
  },
  play: async ({ canvas, args }) => {
    await expectFits();
    await expect(canvas.getByLabelText('Empty lists')).toBeChecked();
    await userEvent.click(canvas.getByText('Reset your Nodi Studio password'));
    await userEvent.click(within(canvas.getByRole('region', { name: 'Outbox (1)' })).getByRole('link'));
    await expect(args.tools.open).toHaveBeenCalledWith('/forgot-password?token=0198f2c4-5a1b-7c3d-8e4f-1234567890ab');
  },
};
export const Phone: Story = {
  args: Busy.args ?? {},
  parameters: { initialViewport: 'phone' },
  play: expectFits,
};
