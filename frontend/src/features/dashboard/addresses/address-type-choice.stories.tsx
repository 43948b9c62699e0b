import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AddressTypeChoice } from './address-type-choice.tsx';

const meta = {
  title: 'Features/Account/Addresses/Type choice',
  component: AddressTypeChoice,
  args: { type: 'home' },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AddressTypeChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Home' })).toBeChecked();
    await userEvent.click(canvas.getByText('Office'));
    await expect(canvas.getByRole('radio', { name: 'Office' })).toBeChecked();
  },
};
export const Office: Story = { args: { type: 'office' } };
