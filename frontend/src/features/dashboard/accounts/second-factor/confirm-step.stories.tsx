import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { renderSVG } from 'uqr';
import { SAMPLE_SECRET } from '@/test/second-factor-samples.ts';
import { ConfirmStep } from './confirm-step.tsx';

const uri = `otpauth://totp/Studio:customer%40example.com?issuer=Studio&secret=${SAMPLE_SECRET}`;

const meta = {
  title: 'Features/Account/Second factor, first code',
  component: ConfirmStep,
  args: {
    enrolment: { secret: SAMPLE_SECRET, uri, qr: renderSVG(uri, { border: 2 }) },
    onConfirmed: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole<HTMLImageElement>('img');
    await picture.decode();
    await expect(picture.naturalWidth).toBeGreaterThan(0);
  },
};
export const Phone: Story = { ...Shown, parameters: { initialViewport: 'phone' } };
