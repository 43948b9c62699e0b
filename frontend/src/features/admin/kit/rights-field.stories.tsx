import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { RightsField } from './rights-field.tsx';

const meta = {
  title: 'Features/Admin/Kit/Rights field',
  component: RightsField,
  args: { defaultValue: ['content'], error: undefined },
} satisfies Meta<typeof RightsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Area: Story = {};
export const Everything: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Everything/ }));
    await expect(canvas.getByRole('checkbox', { name: /Support/ })).toBeDisabled();
  },
};
export const Refused: Story = { args: { defaultValue: [], error: 'Select at least one right' } };
