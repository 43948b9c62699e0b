import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { followDigits } from '@/lib/typed-digits.ts';
import { Field } from './field.tsx';

function Codes() {
  const [read, setRead] = useState('');
  return (
    <>
      <Field
        label="Code"
        name="code"
        autoComplete="one-time-code"
        value={read}
        onChange={({ currentTarget }) => setRead(currentTarget.value)}
      />
      <Field label="Price" name="price" inputMode="decimal" />
      <Field label="Name" name="name" />
    </>
  );
}

const meta = {
  title: 'Components/Typed digits',
  component: Codes,
  tags: ['no-picture'],
  beforeEach: () => followDigits(),
} satisfies Meta<typeof Codes>;
export default meta;

/** A controlled field, an uncontrolled one, and one that accepts Bangla digits. */
export const Bangla: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Code'), '১২৩ ৪৫৬');
    await expect(canvas.getByLabelText('Code')).toHaveValue('123 456');
    await userEvent.type(canvas.getByLabelText('Price'), '১,২৯৯.৫০');
    await expect(canvas.getByLabelText('Price')).toHaveValue('1,299.50');
    await userEvent.type(canvas.getByLabelText('Name'), 'বাড়ি ১২');
    await expect(canvas.getByLabelText('Name')).toHaveValue('বাড়ি ১২');
  },
};
