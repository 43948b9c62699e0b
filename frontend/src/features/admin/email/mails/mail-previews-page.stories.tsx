import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen as document, expect, userEvent, waitFor } from 'storybook/test';
import { MailPreviewsPage } from './mail-previews-page.tsx';

const meta = {
  title: 'Screens/Administration/Mail previews',
  component: MailPreviewsPage,
  args: { kind: 'release' },
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin/settings/emails/previews?kind=release', signedInAs: 'super_admin' },
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },
} satisfies Meta<typeof MailPreviewsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const painted = (title: string) =>
  waitFor(() =>
    expect(document.getByTitle<HTMLIFrameElement>(title).contentDocument?.body.textContent).toContain('Hello Nadia'),
  );
const RELEASE = 'River Calendar 2.4.0 is out';

export const Light: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: RELEASE });
    await painted(RELEASE);
    await expect(canvas.getByText('Optional')).toBeVisible();
  },
};
export const Dark: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Dark' }));
    await painted(RELEASE);
  },
};
export const PhoneWidth: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Phone' }));
    await painted(RELEASE);
  },
};
export const PlainText: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Plain text' }));
    await expect(await canvas.findByText(/^Hello Nadia,/)).toBeVisible();
  },
};
export const SentToMe: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send me a test' }));
    await expect(await document.findByText('Test email sent to admin@example.com')).toBeVisible();
  },
};
export const Phone: Story = { ...Light, parameters: { ...Light.parameters, initialViewport: 'phone' } };
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminGetMailPreview', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch the email');
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('adminListMailPreviews') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading email types')).toBeInTheDocument();
  },
};
