import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { nameCoupon, SAMPLE_IDS, saveAudience, withNewsletters } from '@/test/newsletter-samples.ts';
import { NewsletterLoader } from './newsletter-loader.tsx';

const UNKNOWN = '3c1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a99';
const screen = (id: string) => ({ path: `/admin/users/newsletters/${id}`, signedInAs: 'super_admin' as const });

const meta = {
  title: 'Screens/Administration/Newsletter',
  component: NewsletterLoader,
  parameters: {
    layout: 'fullscreen',
    screen: screen(SAMPLE_IDS.draft),
    scenario: withNewsletters,
  },
  args: { id: SAMPLE_IDS.draft },
} satisfies Meta<typeof NewsletterLoader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A saved draft, with its recipients counted. */
export const Draft: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 recipients')).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Text' })).toBeVisible();
  },
};
export const New: Story = {
  args: { id: 'new' },
  parameters: { screen: screen('new') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Save draft' })).toBeVisible();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Subject' }), 'News from the river');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(await canvas.findByText('Draft saved')).toBeVisible();
  },
};
/** The email beside its text. */
export const Preview: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview' }));
    await expect((await canvas.findAllByTitle('What a calendar has to get right')).at(-1)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Plain text' }));
    await expect(await canvas.findByText(/Counts down on the lock screen/, { selector: 'pre' })).toBeVisible();
  },
};
export const Tested: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('2 recipients');
    await userEvent.click(canvas.getByRole('button', { name: 'Send a test to myself' }));
    await expect(await canvas.findByText('Test sent to admin@example.com')).toBeVisible();
  },
};
/** The question before it is sent says to how many. */
export const Asking: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('2 recipients');
    await userEvent.click(canvas.getByRole('button', { name: 'Send...' }));
    await expect(await canvas.findByRole('heading', { name: 'Send to 2 people?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Schedule' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule' }));
    await expect(await canvas.findByText('Please choose a time in the future')).toBeVisible();
  },
};
/** Conditions are saved by name, and a saved audience fills them in. */
export const SavedAudience: Story = {
  parameters: {
    scenario: async (api) => {
      await withNewsletters(api);
      saveAudience(api);
    },
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Saved audience'), 'Bangla readers who bought');
    await expect(canvas.getByLabelText('Has purchased')).toHaveValue('yes');
    await userEvent.selectOptions(canvas.getByLabelText('Has purchased'), 'no');
    await expect(canvas.getByLabelText('Saved audience')).toHaveDisplayValue('Not saved');
    await userEvent.click(canvas.getByRole('button', { name: 'Save audience...' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Save audience' }));
    await userEvent.type(dialog.getByLabelText('Name'), 'bangla readers who bought');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Another audience has this name')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Name'));
    await userEvent.type(dialog.getByLabelText('Name'), 'Bangla readers, not yet customers');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Saved audience')).toHaveValue('Bangla readers, not yet customers'),
    );
  },
};
export const Sent: Story = {
  args: { id: SAMPLE_IDS.sent },
  parameters: { screen: screen(SAMPLE_IDS.sent) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12,284 of 12,304 sent')).toBeVisible();
    await expect(await canvas.findByText('old.address@example.com')).toBeVisible();
  },
};
/** A newsletter that names a coupon shows the orders with it. */
export const SentWithCoupon: Story = {
  args: { id: SAMPLE_IDS.sent },
  parameters: {
    screen: screen(SAMPLE_IDS.sent),
    scenario: async (api) => {
      await withNewsletters(api);
      nameCoupon(api);
    },
  },
  play: async ({ canvas }) => {
    const orders = await canvas.findByText('Orders with RIVER25');
    await expect(orders.nextElementSibling).toHaveTextContent('2');
    await expect(canvas.getByText('Revenue').nextElementSibling).toHaveTextContent('$39.98');
  },
};
/** The mail server refuses at the moment. */
export const Sending: Story = {
  args: { id: SAMPLE_IDS.sending },
  parameters: { screen: screen(SAMPLE_IDS.sending) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Too many messages/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByRole('heading', { name: 'Stop this newsletter?' })).toBeVisible();
  },
};
export const Paused: Story = {
  args: { id: SAMPLE_IDS.paused },
  parameters: { screen: screen(SAMPLE_IDS.paused) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Resume' })).toBeVisible();
  },
};
/** Cancelling a schedule makes it a draft again. */
export const Scheduled: Story = {
  args: { id: SAMPLE_IDS.scheduled },
  parameters: { screen: screen(SAMPLE_IDS.scheduled) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel schedule' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send...' })).toBeVisible());
  },
};
export const Missing: Story = {
  args: { id: UNKNOWN },
  parameters: { screen: screen(UNKNOWN) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This newsletter no longer exists')).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('adminGetNewsletter') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the newsletter')).toBeInTheDocument();
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 recipients')).toBeVisible();
  },
};
