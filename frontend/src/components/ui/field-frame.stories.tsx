import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldFrame } from './field-frame.tsx';
import { Input } from './input.tsx';

const frame = { id: 'amount', label: 'Amount' };

const meta = {
  title: 'Components/UI/Field frame',
  component: FieldFrame,
  args: { ...frame, children: <Input id="amount" /> },
  argTypes: {
    label: { control: 'text' },
    help: { control: 'text' },
    error: { control: 'text' },
    marked: { control: 'boolean' },
    aside: { table: { disable: true } },
    children: { table: { disable: true } },
  },
} satisfies Meta<typeof FieldFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three fields side by side: the line below is always there, so their heights are equal. */
export const NothingMoves: Story = {
  render: () => (
    <div className="grid gap-6 sm:grid-cols-3">
      <FieldFrame id="plain" label="Plain">
        <Input id="plain" />
      </FieldFrame>
      <FieldFrame id="help" label="With help" help="Up to two decimals">
        <Input id="help" />
      </FieldFrame>
      <FieldFrame id="wrong" label="With an error" error="Please enter a valid amount">
        <Input id="wrong" aria-invalid />
      </FieldFrame>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('.grid > div')].map((field) => field.clientHeight);
    await expect(new Set(heights).size).toBe(1);
  },
};
