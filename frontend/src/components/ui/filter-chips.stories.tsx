import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FilterChips } from './filter-chips.tsx';

const chip = (label: string, pressed = false) => ({ name: 'category', value: label, label, pressed });

const meta = {
  title: 'Components/Filter chips',
  component: FilterChips,
  args: {
    legend: 'Category',
    form: 'search',
    chips: [chip('All', true), chip('Apps'), chip('Design'), chip('Plugins')],
  },
  argTypes: {
    legend: { control: 'text' },
    form: { table: { disable: true } },
    chips: { control: 'object' },
  },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPressed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Category' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Removable: Story = {
  args: {
    chips: [chip('All'), { ...chip('A name that is much longer than its chip', true), value: '', removes: true }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /remove this filter/ })).toHaveValue('');
  },
};
export const LastPressedOnPhone: Story = {
  args: {
    chips: ['Android Apps', 'Windows Apps', 'iOS Apps', 'Design', 'Tools'].map((label) =>
      chip(label, label === 'Tools'),
    ),
  },
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('button', { name: 'Tools' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
