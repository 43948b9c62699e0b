import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { NativeSelect, NativeSelectOption } from './native-select.tsx';

const meta = {
  title: 'Components/UI/Native select',
  component: NativeSelect,
  args: {
    'aria-label': 'Sort by',
    children: ['Newest', 'Best rated', 'Title A to Z'].map((name) => (
      <NativeSelectOption key={name} value={name}>
        {name}
      </NativeSelectOption>
    )),
  },
  argTypes: {
    disabled: { control: 'boolean' },
    'aria-invalid': { control: 'boolean' },
    children: { table: { disable: true } },
  },
} satisfies Meta<typeof NativeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' });
    await userEvent.selectOptions(select, 'Best rated');
    await expect(select).toHaveDisplayValue('Best rated');
  },
};
export const Invalid: Story = { args: { 'aria-invalid': true } };
export const Disabled: Story = { args: { disabled: true } };
