import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleUser } from '@/test/admin-samples.ts';
import { AdjustmentForm } from './adjustment-form.tsx';

const meta = {
  title: 'Features/Admin/Users/Adjustment form',
  component: AdjustmentForm,
  args: { user: sampleUser, balance: 20, onDirty: fn() },
} satisfies Meta<typeof AdjustmentForm>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
