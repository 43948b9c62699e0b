import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { openCall } from '@/test/call-samples.ts';
import { CallPage } from './call-page.tsx';
import { saveCallToken } from './call-token.ts';

const meta = {
  title: 'Screens/Visitor/Call',
  component: CallPage,
  parameters: {
    layout: 'fullscreen',
    initialViewport: 'desktop',
    screen: { path: '/call' },
    scenario: openCall(),
    docs: { story: { inline: false, height: '760px' } },
  },
} satisfies Meta<typeof CallPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Upcoming: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your call is booked' })).toBeVisible();
    await expect(canvas.getByText('11:00 PM – 11:30 PM (America/New York)')).toBeVisible();
  },
};
export const Phone: Story = { ...Upcoming, parameters: { initialViewport: 'phone' } };
export const Moving: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reschedule the call' }));
    const form = within(await canvas.findByRole('form', { name: 'Reschedule the call' }));
    const [time] = await form.findAllByRole('radio', { name: /[AP]M$/ });
    if (time) await userEvent.click(time);
    await userEvent.click(form.getByRole('button', { name: 'Reschedule the call' }));
    await expect(await canvas.findByRole('button', { name: 'Cancel the call' })).toBeVisible();
    await expect(canvas.queryByText('11:00 PM – 11:30 PM (America/New York)')).not.toBeInTheDocument();
  },
};
export const Cancelling: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the call' }));
    const form = within(await canvas.findByRole('form', { name: 'Cancel the call' }));
    await userEvent.type(form.getByLabelText('Reason (optional)'), 'Our plans changed');
    await userEvent.click(form.getByRole('button', { name: 'Cancel the call' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Call cancelled' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Book another call' })).toBeVisible();
  },
};
export const UnknownLink: Story = {
  parameters: { scenario: () => saveCallToken('unknown') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This link doesn’t work/)).toBeVisible();
  },
};
