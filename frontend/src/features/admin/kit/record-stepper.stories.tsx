import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { RecordStepper } from './record-stepper.tsx';

const [previous, next] = [fn(), fn()];

const meta = {
  title: 'Features/Admin/Kit/Record stepper',
  component: RecordStepper,
  parameters: { scenario: signInAdmin },
  args: { steps: { position: '3 of 214', previous, next } },
} satisfies Meta<typeof RecordStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.keyboard('j');
    await expect(next).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('k');
    await expect(previous).toHaveBeenCalledOnce();
  },
};
export const First: Story = {
  args: { steps: { position: '1 of 214', previous: undefined, next } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
  },
};
/** Text is unsaved: keys and buttons keep the record. */
export const Unsaved: Story = {
  args: { locked: true },
  play: async ({ canvas }) => {
    next.mockClear();
    await userEvent.keyboard('j');
    await expect(next).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};
