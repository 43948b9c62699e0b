import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleAdminOrder } from '@/test/commerce-samples.ts';
import { RightsSummary } from './rights-summary.tsx';

const rights = {
  tier: 'Full course',
  activations: 3,
  holds_until: null,
  updates_until: '2027-11-09T09:00:00Z',
  support_until: '2027-11-09T09:00:00Z',
  ended: false,
};

const meta = {
  title: 'Components/Rights line',
  component: RightsSummary,
  args: { rights: sampleAdminOrder.rights ?? rights, className: 'text-sm' },
} satisfies Meta<typeof RightsSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithEnds: Story = {};
export const ForEver: Story = {
  args: { rights: { ...rights, activations: 1, updates_until: null, support_until: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1 device, updates with no time limit$/)).toBeVisible();
  },
};
export const WithAnEnd: Story = {
  args: { rights: { ...rights, holds_until: rights.updates_until } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/until Nov 9, 2027, 3 devices, updates, support$/)).toBeVisible();
  },
};
export const TakenBack: Story = {
  args: { rights: { ...rights, ended: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Access removed/)).toBeVisible();
  },
};
