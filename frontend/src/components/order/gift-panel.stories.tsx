import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleGift } from '@/test/gift-samples.ts';
import { GiftPanel } from './gift-panel.tsx';

const texts = {
  emailMax: 254,
  toMessage: (_error: unknown, fallback: string) => fallback,
  refused: () => ({}),
};

const meta = {
  title: 'Components/Gift panel',
  component: GiftPanel,
  args: { gift: sampleGift, send: fn(async () => {}), keep: fn(async () => {}), ...texts },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GiftPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Gift for Sultana Begum' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    const email = canvas.getByLabelText('Recipient’s email');
    await userEvent.clear(email);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByText('Please enter a valid email address')).toBeVisible();
    await userEvent.type(email, 'begum@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.send).toHaveBeenCalledWith('begum@example.com');
  },
};
export const Keeping: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it yourself' }));
    await expect(canvas.getByText(/^Keep it yourself\?/)).toBeVisible();
    await expect(args.keep).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await expect(args.keep).toHaveBeenCalledOnce();
  },
};
export const Unpaid: Story = { args: { gift: { ...sampleGift, status: 'unpaid', sent_at: null } } };
export const Scheduled: Story = {
  args: { gift: { ...sampleGift, status: 'scheduled', sent_at: null, deliver_on: '2026-12-24' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We’ll email the link on Dec 24, 2026.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change email' })).toBeVisible();
  },
};
export const Claimed: Story = {
  args: { gift: { ...sampleGift, status: 'claimed', claimed_at: '2026-11-21T04:30:00Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Kept: Story = {
  args: { gift: { ...sampleGift, status: 'claimed', claimed_at: '2026-11-21T04:30:00Z', kept: true } },
};
export const Ended: Story = { args: { gift: { ...sampleGift, status: 'ended' } } };
export const Erased: Story = {
  args: { gift: { ...sampleGift, status: 'claimed', recipient_name: '', recipient_email: '', message: '' } },
};
export const NotSent: Story = {
  args: {
    send: fn(async () => {
      throw new Error('offline');
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
