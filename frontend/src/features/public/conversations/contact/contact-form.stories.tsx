import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ContactForm } from './contact-form.tsx';

const meta = {
  title: 'Features/Contact/Form',
  component: ContactForm,
  decorators: [
    (Story) => (
      <div className="max-w-lg">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const text = {
  Name: 'Rafi Karim',
  Email: 'rafi@example.com',
  Subject: 'Web Development',
  Message: 'A shop for mangoes from Rajshahi.',
};
const labels = Object.keys(text) as (keyof typeof text)[];

const fill = async (canvas: Canvas, changes: Partial<typeof text> = {}) => {
  for (const label of labels) await userEvent.type(canvas.getByLabelText(label), { ...text, ...changes }[label]);
  await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
};
const expectTextPreserved = async (canvas: Canvas) => {
  for (const label of labels) await expect(canvas.getByLabelText(label)).toHaveValue(text[label]);
};

export const Idle: Story = {
  play: async ({ canvas }) => {
    for (const label of labels) await expect(canvas.getByLabelText(label)).toBeRequired();
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('type', 'email');
    await expect(canvas.getByRole('form')).toHaveAttribute('method', 'post');
  },
};
export const Phone: Story = { ...Idle, parameters: { ...Idle.parameters, initialViewport: 'phone' } };
export const WithSubject: Story = {
  args: { subject: 'UI/UX Design' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Subject')).toHaveValue('UI/UX Design');
  },
};
/** All problems together, each at its field; the form keeps its height. */
/** A reload keeps the message; name and email are typed again. */
export const Reloaded: Story = {
  tags: ['no-picture'],
  beforeEach: () =>
    sessionStorage.setItem('typed-contact', JSON.stringify([['message', 'Hello, I would like a map.']])),
  play: async ({ canvas }) => {
    const message = await canvas.findByLabelText(/Message/);
    await waitFor(() => expect(message).toHaveValue('Hello, I would like a map.'));
    await userEvent.type(message, ' Soon');
    await expect(sessionStorage.getItem('typed-contact')).toContain('a map. Soon');
    await userEvent.clear(message);
    await expect(sessionStorage.getItem('typed-contact')).toBeNull();
  },
};
export const NothingFilledIn: Story = {
  play: async ({ canvas }) => {
    const height = canvas.getByRole('form').offsetHeight;
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Please enter your name');
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Please enter your email address');
    await expect(canvas.getByLabelText('Subject')).toHaveAccessibleDescription('Please enter a subject');
    await expect(canvas.getByLabelText('Message')).toHaveAccessibleDescription('Please enter a message');
    await expect(canvas.getByRole('form').offsetHeight).toBe(height);
  },
};
export const NoAddress: Story = {
  play: async ({ canvas }) => {
    await fill(canvas, { Email: 'rafi' });
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    await userEvent.type(canvas.getByLabelText('Email'), '@example.com');
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('');
  },
};
export const Sending: Story = {
  parameters: { scenario: (api) => api.scenarios.slow(60_000) },
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await canvas.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expectTextPreserved(canvas);
  },
};
/** A thank-you for two seconds, then an empty form. */
export const Sent: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await canvas.findByRole('status')).toHaveTextContent('Your message has been sent.');
    await expect(canvas.getByRole('button', { name: 'Message sent' })).toBeDisabled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send Message' })).toHaveFocus());
    for (const label of labels) await expect(canvas.getByLabelText(label)).toHaveValue('');
  },
};
export const ServerWithoutWords: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('sendContactMessage', 500) },
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to send your message');
    await expect(canvas.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    await expectTextPreserved(canvas);
  },
};
export const TooManyMessages: Story = {
  parameters: {
    scenario: (api) =>
      api.scenarios.failing('sendContactMessage', 429, 'Too many messages. Please try again in an hour.'),
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many messages. Please try again in an hour.');
  },
};
export const Offline: Story = {
  parameters: { scenario: (api) => api.scenarios.offline() },
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to send your message');
    await expectTextPreserved(canvas);
  },
};
