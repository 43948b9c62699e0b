import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleHome } from '@/test/home-samples.ts';
import { sampleSite } from '@/test/samples.ts';
import type { MockApi } from '../../../../../../../mocks/api.ts';
import { Suite } from './suite.tsx';

const { suite, suiteHead } = sampleHome;

const meta = {
  title: 'Features/Home/Suite',
  component: Suite,
  parameters: { layout: 'fullscreen' },
  args: { features: suite, head: suiteHead, channelUrl: sampleSite.channelUrl },
  decorators: [
    (Story) => (
      <div className="home">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Suite>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Join the Waitlist' });
    await expect(link).toHaveAttribute('href', sampleSite.channelUrl);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
export const Tablet: Story = { parameters: { initialViewport: 'tablet' } };
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
/** A different number of parts: the river without its streams. */
export const FiveParts: Story = {
  parameters: { initialViewport: 'desktop' },
  args: { features: [...suite, { icon: 'new', title: 'Offline First', description: 'Everything works on a boat.' }] },
};
export const NoChannel: Story = { args: { channelUrl: '' } };

const open: NonNullable<Story['parameters']>['scenario'] = ({ db }: MockApi) => {
  db.state.sections.suite.waitlist = true;
};

/** The owner has a waitlist: the button opens a form for an email. */
export const Waitlist: Story = {
  args: { head: { ...suiteHead, waitlist: true } },
  parameters: { scenario: open },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join the Waitlist' }));
    const field = await canvas.findByLabelText('Email Address');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Join the Waitlist' }));
    await expect(field).toHaveAccessibleDescription('Please enter your email address');
    await userEvent.type(field, 'nadia@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Join the Waitlist' }));
    const answer = await canvas.findByRole('status');
    await expect(answer).toHaveTextContent('Check your inbox');
    await expect(answer.parentElement).toHaveFocus();
  },
};
export const WaitlistRefused: Story = {
  args: Waitlist.args ?? {},
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join the Waitlist' }));
    await userEvent.type(await canvas.findByLabelText('Email Address'), 'nadia@example.com{Enter}');
    await expect(await canvas.findByText('The waitlist is closed at the moment.')).toBeVisible();
    await expect(canvas.getByLabelText('Email Address')).toHaveValue('nadia@example.com');
  },
};
