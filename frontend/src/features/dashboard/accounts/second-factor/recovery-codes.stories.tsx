import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RecoveryCodes } from './recovery-codes.tsx';

const meta = {
  title: 'Features/Account/Second factor, recovery codes',
  component: RecoveryCodes,
  args: {
    codes: Array.from({ length: 10 }, (_, nth) => `k7qd-m2xa-wfrt-zpb${'abcdefghij'[nth]}`),
    message: 'Two-step sign-in is on. Your other sessions were signed out.',
    onDone: fn(),
  },
} satisfies Meta<typeof RecoveryCodes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
