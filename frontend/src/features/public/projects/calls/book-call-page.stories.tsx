import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { closeBooking } from '@/test/call-samples.ts';
import { BookCallPage } from './book-call-page.tsx';

const meta = {
  title: 'Screens/Visitor/Book a call',
  component: BookCallPage,
  parameters: {
    layout: 'fullscreen',
    initialViewport: 'desktop',
    screen: { path: '/book-a-call' },
    docs: { story: { inline: false, height: '760px' } },
  },
} satisfies Meta<typeof BookCallPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Time zone'), 'America/New_York');
    await expect(await canvas.findByRole('radio', { name: '11:00 PM' })).toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByLabelText('Time zone'), 'Asia/Dhaka');
    const time = await canvas.findByRole('radio', { name: '10:00 AM' });
    await userEvent.click(time);
    await expect(time).toBeChecked();
  },
};
export const Phone: Story = { ...Open, parameters: { initialViewport: 'phone' } };
/** What is missing is shown at its field, and the last days can be reached. */
export const Incomplete: Story = {
  play: async ({ canvas }) => {
    const later = await canvas.findByRole('button', { name: 'Later days' });
    await userEvent.click(later);
    await expect(canvas.getByRole('button', { name: 'Earlier days' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Book the call' }));
    await expect(await canvas.findByText('Please select a time')).toBeVisible();
    await expect(canvas.getByText('Please enter your name')).toBeVisible();
    await expect(canvas.getByText('Please tell us what the call is about')).toBeVisible();
  },
};
export const Booked: Story = {
  tags: ['no-picture'], // the page of the call has its own
  play: async ({ canvas }) => {
    const [time] = await canvas.findAllByRole('radio', { name: /[AP]M$/ });
    if (time) await userEvent.click(time);
    await userEvent.type(canvas.getByLabelText('Name'), 'Rafi Karim');
    await userEvent.type(canvas.getByLabelText('Email'), 'rafi@example.com');
    await userEvent.type(canvas.getByLabelText('What is it about?'), 'A shop for mangoes');
    await userEvent.click(canvas.getByRole('button', { name: 'Book the call' }));
    const page = within(document.body);
    await expect(await page.findByRole('heading', { level: 1, name: 'Your call is booked' })).toBeVisible();
    await expect(page.getByText('A shop for mangoes')).toBeVisible();
  },
};
export const Closed: Story = {
  parameters: { scenario: closeBooking },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Booking is closed')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('listCallSlots', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
