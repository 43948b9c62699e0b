import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleSeats } from '@/test/seat-samples.ts';
import { OrderSeats } from './order-seats.tsx';

const meta = {
  title: 'Features/Admin/Order seats',
  component: OrderSeats,
  args: { groups: [sampleSeats] },
} satisfies Meta<typeof OrderSeats>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InUse: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^3 of 5 in use/)).toBeVisible();
    await expect(canvas.getByText('Sultana Begum')).toBeVisible();
  },
};
export const Ended: Story = { args: { groups: [{ ...sampleSeats, active: false, seats: [] }] } };
