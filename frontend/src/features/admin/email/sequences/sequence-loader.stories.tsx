import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { withLongSequence, withRefusedSequence, withSequences } from '@/test/sequence-samples.ts';
import { SequenceLoader } from './sequence-loader.tsx';

const screen = (kind: string) => ({
  path: `/admin/users/newsletters/sequences/${kind}`,
  signedInAs: 'super_admin' as const,
});

const meta = {
  title: 'Screens/Administration/Sequence',
  component: SequenceLoader,
  parameters: { layout: 'fullscreen', screen: screen('welcome'), scenario: withSequences },
  args: { kind: 'welcome' },
} satisfies Meta<typeof SequenceLoader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Turning it off says what happens to the people in it. */
export const On: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,291')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Notes from our work/ }));
    await expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveValue('Notes from our work');
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off...' }));
    await expect(await canvas.findByText(/^203 people in it won’t get the remaining emails/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
};
/** Never turned on: its emails are suggestions, which become emails with the switch. */
export const Suggested: Story = {
  args: { kind: 'win_back' },
  parameters: { screen: screen('win_back') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/These emails are suggestions/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on...' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on' }));
    await expect(await canvas.findByRole('button', { name: 'Turn off...' })).toBeVisible();
    await expect(canvas.queryByText(/These emails are suggestions/)).toBeNull();
  },
};
/** A problem is shown in the email and language that have it, wherever one was before. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add email' }));
    await userEvent.click(canvas.getByRole('button', { name: /^After 1 day/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Please write a subject and a text')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'Questions?');
    const days = canvas.getByRole('textbox', { name: 'Days after the event' });
    await userEvent.clear(days);
    await userEvent.type(days, '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Please enter more days than for the previous email')).toBeVisible();
  },
};
export const Saved: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Subject' }), ' aboard');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Changes saved')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send a test to myself' }));
    await expect(await canvas.findByText('Two tests, in English and Bangla, sent to admin@example.com')).toBeVisible();
  },
};
/** The Bangla email beside its text. */
export const Preview: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Bangla' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await expect((await canvas.findAllByTitle('আপনাকে স্বাগতম')).at(-1)).toBeVisible();
  },
};
/** The mail server accepts nothing at the moment. */
export const MailServerRefuses: Story = {
  parameters: { scenario: withRefusedSequence },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Too many messages/)).toBeVisible();
  },
};
export const ManyEmails: Story = {
  parameters: { scenario: withLongSequence },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /A subject so long/ })).toHaveLength(10);
    await expect(canvas.queryByRole('button', { name: 'Add email' })).toBeNull();
  },
};
export const Missing: Story = {
  args: { kind: 'none' },
  parameters: { screen: screen('none') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sequence not found')).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('adminGetSequence') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the sequence')).toBeInTheDocument();
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,291')).toBeVisible();
  },
};
