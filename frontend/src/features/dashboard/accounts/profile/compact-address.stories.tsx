import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { homeAddress, longAddress } from '@/test/dashboard-samples.ts';
import { CompactAddress } from './compact-address.tsx';

const meta = {
  title: 'Features/Account/Profile/Compact address',
  component: CompactAddress,
  args: { address: homeAddress, onDelete: fn() },
  decorators: [
    (Story) => (
      <ul className="max-w-64">
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof CompactAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The button appears on keyboard focus as it does on hover. */
export const Reached: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Delete Home Address, 12 Kazla Road' });
    // The window's own pointer may be there from an earlier story.
    const atRest = () => (button.closest('li')?.matches(':hover') ? '1' : '0');
    await waitFor(() => expect(getComputedStyle(button).opacity).toBe(atRest()));
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(getComputedStyle(button).opacity).toBe('1')); // it fades in
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
/** A word without break opportunities also stays inside the card. */
export const Long: Story = {
  args: { address: longAddress },
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    for (const line of canvas.getAllByRole('paragraph')) {
      await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
    }
  },
};
