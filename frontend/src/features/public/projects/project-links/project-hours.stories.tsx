import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CarePlan } from './care-plan.tsx';
import { ProjectHours } from './project-hours.tsx';

const MONTHS = [
  { month: '2026-11', minutes: 140, billable_minutes: 140 },
  { month: '2026-10', minutes: 340, billable_minutes: 300 },
];
const PLAN = { from: '2026-11-01', until: '2026-11-30', included: 300, used: 140, left: 160, over: 0, ends_on: null };

/** The parts of the page about hours; the days of a plan follow the calendar, so the page itself is in no picture. */
const meta = {
  title: 'Project page/Hours',
  component: ProjectHours,
  args: { months: MONTHS },
} satisfies Meta<typeof ProjectHours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Months: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 h 40 min')).toBeVisible();
    await expect(canvas.getByText('5 h billable')).toBeVisible();
  },
};
export const NoHours: Story = { args: { months: [] } };
export const Plan: Story = {
  render: () => <CarePlan plan={PLAN} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 h 20 min of 5 h used')).toBeVisible();
  },
};
export const UsedUp: Story = {
  render: () => <CarePlan plan={{ ...PLAN, used: 340, left: 0, over: 40, ends_on: '2026-12-31' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ends on Dec 31, 2026')).toBeVisible();
  },
};
