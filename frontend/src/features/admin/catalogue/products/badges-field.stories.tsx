import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { BadgesField } from './badges-field.tsx';

const meta = {
  title: 'Features/Admin/Badges field',
  component: BadgesField,
  parameters: { scenario: signInAdmin },
  args: { value: ['Popular'], onChange: () => {} },
  render: function Render(args) {
    const [value, setValue] = useState<readonly string[]>(args.value);
    return <BadgesField value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof BadgesField>;
export default meta;

export const Chosen: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'New' }));
    await expect(canvas.getByRole('checkbox', { name: 'New' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Popular' })).toBeChecked();
    await userEvent.type(canvas.getByRole('textbox', { name: 'New badge' }), 'Limited{Enter}');
    await expect(canvas.getByRole('checkbox', { name: 'Limited' })).toBeChecked();
  },
};
