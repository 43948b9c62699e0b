import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AdvisoryText } from './advisory-text.tsx';

const advisory = {
  reference: 'CVE-2026-10423',
  severity: 'high',
  affected: '2.0.0 to 2.3.1',
  summary:
    'A calendar file could run a program when it was opened.\nUpdate, and open files of strangers only afterwards.',
} as const;

const meta = {
  title: 'Components/Release/Advisory',
  component: AdvisoryText,
  args: { advisory },
} satisfies Meta<typeof AdvisoryText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const High: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('High severity')).toBeVisible();
    await expect(canvas.getByText('CVE-2026-10423')).toBeVisible();
  },
};
export const WithoutReference: Story = { args: { advisory: { ...advisory, reference: '', severity: 'low' } } };
export const Long: Story = {
  args: { advisory: { ...advisory, affected: 'W'.repeat(100), summary: 'W'.repeat(400), severity: 'medium' } },
};
