import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ConsentField } from './consent-field.tsx';

const consent = { isNeeded: true, isAgreed: false, setAgreed: fn() };

const meta = {
  title: 'Components/Consent field',
  component: ConsentField,
  args: { consent, disabled: false, error: undefined },
} satisfies Meta<typeof ConsentField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: /delivery starts immediately/ });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(args.consent.setAgreed).toHaveBeenCalledWith(true);
  },
};
export const Checked: Story = { args: { consent: { ...consent, isAgreed: true } } };
export const Missing: Story = { args: { error: 'Please agree to immediate delivery' } };
/** Buyers elsewhere see nothing. */
export const NotNeeded: Story = {
  args: { consent: { ...consent, isNeeded: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
