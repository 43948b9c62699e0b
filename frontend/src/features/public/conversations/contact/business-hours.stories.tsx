import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleSite } from '@/test/samples.ts';
import { BusinessHours } from './business-hours.tsx';

const meta = {
  title: 'Features/Contact/Business hours',
  component: BusinessHours,
  args: { hours: sampleSite.hours },
} satisfies Meta<typeof BusinessHours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsPrinted: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    await expect(rows).toEqual([
      ['Monday to Thursday', '9:00 AM to 6:00 PM'],
      ['Monday also', '10:00 AM to 4:00 PM'],
      ['Friday', 'Closed'],
      ['Support', '24/7'],
    ]);
  },
};
export const NoHours: Story = { args: { hours: [] } };
