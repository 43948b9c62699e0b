import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { NewPasswordField } from './new-password-field.tsx';

const meta = {
  title: 'Components/New password field',
  component: NewPasswordField,
  args: { label: 'Password', name: 'password', help: 'At least 6 characters', shortest: 6 },
  decorators: [
    (Story) => (
      <form className="max-w-form">
        <input type="hidden" name="name" value="Nadia Rahman" />
        <input type="hidden" name="email" value="nadia@example.com" />
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof NewPasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

const typing = (password: string, word: string): NonNullable<Story['play']> =>
  async function type({ canvas }) {
    const field = canvas.getByLabelText('Password');
    const height = field.closest('form')?.clientHeight;
    await userEvent.type(field, password);
    await expect(await canvas.findByRole('status')).toHaveTextContent(word);
    await expect(field).toHaveAccessibleDescription(word);
    await expect(field.closest('form')?.clientHeight).toBe(height);
  };

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('At least 6 characters');
  },
};
export const TooShort: Story = { play: typing('ab', 'Too short') };
export const EasyToGuess: Story = { play: typing('nadia2026', 'Easy to guess') };
export const GoodEnough: Story = { play: typing('garden7', 'Good enough') };
export const Strong: Story = { play: typing('river-stone-42', 'Strong') };
export const Refused: Story = {
  args: { error: 'This password is too easy to guess. Please choose another one.' },
};
