import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StarField } from './star-field.tsx';

const meta = {
  title: 'Features/Products/Star field',
  component: StarField,
  args: { id: 'stars', stars: 0 },
} satisfies Meta<typeof StarField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The arrow keys change the selection. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '2 stars: Fair' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '3 stars: Good' })).toBeChecked();
    await expect(canvas.getByText('Good')).toBeVisible();
  },
};
export const Refused: Story = { args: { error: 'Please select 1 to 5 stars' } };
