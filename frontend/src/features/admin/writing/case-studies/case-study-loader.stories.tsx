import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { changeFirst, waitForClient } from '@/test/case-study-samples.ts';
import { CaseStudyLoader } from './case-study-loader.tsx';

const meta = {
  title: 'Screens/Administration/Case study',
  component: CaseStudyLoader,
  parameters: {
    layout: 'fullscreen',
    initialViewport: 'desktop',
    screen: { path: '/admin/content/case-studies/1', signedInAs: 'super_admin' },
  },
  args: { id: '1', project: undefined, view: undefined, render: ({ title }) => <h2>{title}</h2> },
} satisfies Meta<typeof CaseStudyLoader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a picture: the editor's height depends on when the font of its text arrives. */
export const Published: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Published\. Approved by Nusrat Jahan/)).toBeVisible();
    const quote = canvas.getByLabelText('Quote');
    await userEvent.type(quote, ' More.');
    await expect(canvas.getByText(/Saving unpublishes it/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save and unpublish' }));
    await expect(await canvas.findByText('Saved and unpublished')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Get approval link' })).toBeEnabled();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
/** The link is shown once; then the client's request for changes. */
export const Asked: Story = {
  tags: ['no-picture'],
  parameters: {
    scenario: (api) => {
      waitForClient(api);
      changeFirst(api, {
        status: 'draft',
        changes: 'Please leave out the number of families.',
        changes_at: '2026-11-02T09:00:00.000Z',
      });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please leave out the number of families.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Get approval link' }));
    await expect(await canvas.findByLabelText('Link for the client')).toHaveDisplayValue(/\/case-study#/);
    await expect(canvas.queryByText('Please leave out the number of families.')).not.toBeInTheDocument();
  },
};
export const Quoted: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create testimonial' }));
    await expect(await canvas.findByText(/Testimonial added/)).toBeVisible();
  },
};
export const Details: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Details' }));
    const sheet = within(canvasElement.ownerDocument.body);
    await expect(await sheet.findByRole('checkbox', { name: 'Web Development' })).toBeChecked();
    await userEvent.click(sheet.getByLabelText('Client is named'));
    await expect(sheet.getByText('No approval needed')).toBeVisible();
  },
};
export const NewOne: Story = {
  args: { id: 'new' },
  parameters: { screen: { path: '/admin/content/case-studies/new', signedInAs: 'super_admin' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save draft' }));
    await expect(await canvas.findByText('Please enter a title')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Title/), 'Drawings to scale');
    await userEvent.click(canvas.getByRole('button', { name: 'Add figure' }));
    await userEvent.type(canvas.getByLabelText('Figure'), '3');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(await canvas.findByText('Each figure needs a label and a source')).toBeVisible();
  },
};
export const Missing: Story = {
  args: { id: '4711' },
  parameters: { expectConsoleErrors: [/./] },
};
