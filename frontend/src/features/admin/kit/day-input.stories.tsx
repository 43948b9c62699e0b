import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { inputClass } from '@/components/ui/input.tsx';
import { enterIncompleteDate } from '@/test/incomplete-date.ts';
import { DayInput } from './day-input.tsx';

const meta = {
  title: 'Features/Admin/Kit/Day input',
  component: DayInput,
  args: { value: '2026-11-22', max: '2026-11-22', onDay: fn(), 'aria-label': 'To', className: inputClass },
  render: ({ value, onDay, ...args }) => {
    const [day, setDay] = useState(value);
    return (
      <DayInput
        {...args}
        value={day}
        onDay={(next) => {
          onDay(next);
          setDay(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DayInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While keys are pressed a change is pending; it counts once. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('To');
    field.focus();
    await fireEvent.keyDown(field, { key: '2' });
    for (const value of ['0002-11-15', '0020-11-15', '0202-11-15', '2026-11-15']) {
      await fireEvent.change(field, { target: { value } });
      await expect(field).toHaveValue(value);
    }
    await expect(args.onDay).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onDay).toHaveBeenCalledOnce();
    await expect(args.onDay).toHaveBeenCalledWith('2026-11-15');
  },
};

/** An invalid date is replaced by the previous one. */
export const NotAllowed: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('To');
    field.focus();
    await fireEvent.keyDown(field, { key: 'ArrowUp' });
    await fireEvent.change(field, { target: { value: '2026-12-22' } });
    await fireEvent.keyDown(field, { key: 'Enter' });
    await expect(field).toHaveValue('2026-11-22');
    await expect(args.onDay).not.toHaveBeenCalled();
  },
};

/** Half a date is replaced by the previous one, also when there was none. */
export const HalfADate: Story = {
  tags: ['no-picture'],
  args: { value: '' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('To');
    field.focus();
    await fireEvent.keyDown(field, { key: '2' });
    const write = fn();
    await enterIncompleteDate(field);
    Object.defineProperty(field, 'value', { get: () => '', set: write, configurable: true });
    await userEvent.tab();
    Reflect.deleteProperty(field, 'value');
    await expect(write).toHaveBeenCalledWith('');
    await expect(args.onDay).not.toHaveBeenCalled();
  },
};

/** A date picked from the calendar takes effect immediately. */
export const FromTheCalendar: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2026-11-03' } });
    await expect(args.onDay).toHaveBeenCalledOnce();
    await expect(args.onDay).toHaveBeenCalledWith('2026-11-03');
  },
};
