import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ThemeField } from './theme-field.tsx';

const meta = {
  title: 'Features/Admin/Settings/Theme field',
  component: ThemeField,
  args: { theme: null, onChoose: fn() },
} satisfies Meta<typeof ThemeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NeverChosen: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Default Theme' });
    await expect(select).toHaveValue('light');
    await expect(select).toHaveAccessibleDescription(/follows each visitor’s device/);
    await userEvent.selectOptions(select, 'dark');
    await expect(select).toHaveAccessibleDescription(/see the dark theme/);
    await expect(args.onChoose).toHaveBeenCalled();
  },
};
