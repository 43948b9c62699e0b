import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { changeFirst, waitForClient } from '@/test/case-study-samples.ts';
import type { MockApi } from '../../../../../../../mocks/api.ts';
import { ApprovalPage } from './approval-page.tsx';
import { saveApprovalToken } from './approval-token.ts';

const opened =
  (prepare: (api: MockApi) => void = () => {}) =>
  (api: MockApi) => {
    saveApprovalToken(waitForClient(api));
    prepare(api);
  };

const meta = {
  title: 'Screens/Visitor/Approval of a case study',
  component: ApprovalPage,
  parameters: {
    layout: 'fullscreen',
    initialViewport: 'desktop',
    screen: { path: '/case-study' },
    scenario: opened(),
    docs: { story: { inline: false, height: '760px' } },
  },
} satisfies Meta<typeof ApprovalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page shows the words as they are typed. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    const words = await canvas.findByLabelText('Your testimonial');
    await userEvent.clear(words);
    await userEvent.type(words, 'The gate stayed empty.');
    await expect(canvas.getByText('“The gate stayed empty.”')).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const Approved: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Your name/), 'Nusrat Jahan');
    await userEvent.selectOptions(canvas.getByLabelText('Your rating'), '4');
    await userEvent.click(canvas.getByRole('button', { name: 'Approve for publication' }));
    await expect((await canvas.findAllByText(/Nusrat Jahan approved this page/))[0]).toBeVisible();
  },
};
export const AsksForChanges: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request changes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send changes' }));
    await expect(await canvas.findByText('Please tell us what to change')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^What should we change/), 'Leave out the number of families.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send changes' }));
    await expect((await canvas.findAllByText(/We are working on your changes/))[0]).toBeVisible();
  },
};
export const Incomplete: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.clear(await canvas.findByLabelText('Name shown with your testimonial'));
    await userEvent.click(canvas.getByRole('button', { name: 'Approve for publication' }));
    await expect(await canvas.findByText('Please enter who said it')).toBeVisible();
    await expect(canvas.getByText('Please enter your name')).toBeVisible();
  },
};
export const Edited: Story = {
  tags: ['no-picture'],
  parameters: { scenario: opened((api) => changeFirst(api, { status: 'draft' })) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/We are still editing this page/))[0]).toBeVisible();
  },
};
export const UnknownLink: Story = {
  parameters: { scenario: () => saveApprovalToken('unknown'), expectConsoleErrors: [/./] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/This link doesn’t work/);
  },
};
