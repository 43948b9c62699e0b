import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { clearCaseStudies, waitForClient } from '@/test/case-study-samples.ts';
import { CaseStudiesSection } from './case-studies-section.tsx';

const meta = {
  title: 'Screens/Administration/Case studies',
  component: CaseStudiesSection,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin/content/case-studies', signedInAs: 'super_admin' },
    scenario: (api) => void waitForClient(api),
  },
} satisfies Meta<typeof CaseStudiesSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Admissions without a queue' })).toBeVisible();
    await expect(canvas.getByText('Waiting')).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const Empty: Story = { parameters: { scenario: clearCaseStudies } };
export const Deleted: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Nine seasons, one database' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Delete' }));
    await expect(await canvas.findByText('Nine seasons, one database deleted')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminListCaseStudies', 500), expectConsoleErrors: [/./] },
};
