import { adjustAccent } from '@contract/rules/accent.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AccentField } from './accent-field.tsx';

const PALE = '#ffe08a';

const meta = {
  title: 'Features/Admin/Site/Accent colour',
  component: AccentField,
  args: { name: 'accent', value: { light: '#8a2d12', dark: '#ffb59c' }, error: undefined, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div className="max-w-[42rem]">
        <AccentField {...args} value={value} onChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof AccentField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fine: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.getAllByText(/^Contrast \d/)).toHaveLength(2);
  },
};
/** Too pale for light pages: the nearest readable colour is suggested, and one click applies it. */
export const Refused: Story = {
  args: { value: { light: PALE, dark: '#ffb59c' } },
  play: async ({ canvas }) => {
    const neighbour = adjustAccent(PALE, 'light');
    await expect(canvas.getByRole('status')).toHaveTextContent(neighbour);
    await userEvent.click(canvas.getByRole('button', { name: `Use ${neighbour}` }));
    await expect(canvas.getByLabelText('On light pages')).toHaveValue(neighbour);
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
export const NoColour: Story = {
  args: { value: { light: '#12', dark: '#ffb59c' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Use/ })).toBeNull();
  },
};
/** One colour applies to dark pages as well, which may have a colour of their own. */
export const OneColour: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Custom accent colour' }));
    const light = canvas.getByLabelText('On light pages');
    await userEvent.clear(light);
    await userEvent.type(light, '#5b2bd9');
    await expect(canvas.getByLabelText('On dark pages')).toHaveValue(adjustAccent('#5b2bd9', 'dark'));
    await expect(canvas.queryByRole('status')).toBeNull();
    await userEvent.clear(light);
    await userEvent.type(light, '#8a2d12');
    await expect(canvas.getByLabelText('On dark pages')).toHaveValue(adjustAccent('#8a2d12', 'dark'));
    await userEvent.clear(canvas.getByLabelText('On dark pages'));
    await userEvent.type(canvas.getByLabelText('On dark pages'), '#ffb59c');
    await userEvent.clear(light);
    await userEvent.type(light, '#5b2bd9');
    await expect(canvas.getByLabelText('On dark pages')).toHaveValue('#ffb59c');
  },
};
export const Off: Story = { args: { value: null } };
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
