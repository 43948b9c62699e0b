import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { withNewsletters } from '@/test/newsletter-samples.ts';
import { NewslettersPage } from './newsletters-page.tsx';

const meta = {
  title: 'Screens/Administration/Newsletters',
  component: NewslettersPage,
  parameters: { layout: 'fullscreen', screen: { path: '/admin/users/newsletters', signedInAs: 'super_admin' } },
  args: { search: {} },
} satisfies Meta<typeof NewslettersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  parameters: { scenario: withNewsletters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ramadan Calendar 2.4 is out')).toBeVisible();
    await expect(canvas.getByText('12,480')).toBeVisible();
  },
};
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No newsletters yet')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminListNewsletters', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('adminListNewsletters') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading newsletters...')).toBeInTheDocument();
  },
};
export const Phone: Story = {
  parameters: { scenario: withNewsletters, initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ramadan Calendar 2.4 is out')).toBeVisible();
  },
};
/** A draft is deleted after a question. */
export const Deleted: Story = {
  parameters: { scenario: withNewsletters },
  play: async ({ canvas }) => {
    const title = 'What a calendar has to get right';
    const [menu] = await canvas.findAllByRole('button', { name: `More actions for ${title}` });
    await userEvent.click(menu as HTMLElement);
    const [item] = await canvas.findAllByRole('menuitem', { name: 'Delete' });
    await userEvent.click(item as HTMLElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getByText('4 newsletters')).toBeVisible());
  },
};
/** How fast newsletters are sent. */
export const Limits: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sending limits' }));
    const field = await canvas.findByRole('textbox', { name: 'Emails per minute' });
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText(/^Please enter a number from 1 to/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '30');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Emails per minute' })).toBeNull());
  },
};
