import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CountryField } from './country-field.tsx';

const meta = {
  title: 'Components/Country field',
  component: CountryField,
  args: { value: 'BD', onChange: fn(), help: 'For your invoice. We ask once.' },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return <CountryField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof CountryField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Country');
    await expect(field).toHaveValue('BD');
    await userEvent.selectOptions(field, 'Germany');
    await expect(field).toHaveValue('DE');
  },
};
export const Missing: Story = {
  args: { value: '', error: 'Please choose your country' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Country')).toHaveAccessibleDescription('Please choose your country');
  },
};
export const Disabled: Story = { args: { disabled: true } };
