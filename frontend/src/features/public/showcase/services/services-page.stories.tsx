import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleSite } from '@/test/samples.ts';
import { seedContent } from '../../../../../../mocks/store/seed-content.ts';
import { ServicesPage } from './services-page.tsx';

const { services } = seedContent();

const meta = {
  title: 'Screens/Visitor/Services',
  component: ServicesPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  args: { services, site: sampleSite },
} satisfies Meta<typeof ServicesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = { path: '/services' };

export const AllServices: Story = {
  parameters: { screen, initialViewport: 'desktop' },

  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Services/ })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /Learn More about/ })).toHaveLength(6);
  },
};
export const Phone: Story = { ...AllServices, parameters: { ...AllServices.parameters, initialViewport: 'phone' } };
export const Tablet: Story = { ...AllServices, parameters: { ...AllServices.parameters, initialViewport: 'tablet' } };
/** The focus moves into the dialog and returns to the button. */
export const OpensAndCloses: Story = {
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Learn More about Database Solutions' });
    await userEvent.click(more);
    const dialog = canvas.getByRole('dialog', { name: 'Database Solutions' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(more).toHaveFocus();
  },
};
export const LeadsToTheForm: Story = {
  parameters: { screen },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Learn More about UI/UX Design' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Get Started' }));
    await expect(await canvas.findByLabelText('Subject')).toHaveValue('UI/UX Design');
  },
};
/** A number that does not fill its last row. */
export const TwoServices: Story = { args: { services: services.slice(0, 2) } };
export const Empty: Story = {
  parameters: {
    screen,
    scenario: (api) => {
      api.db.state.services = [];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No services listed yet')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Tell us what you need' })).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: {
    screen,
    scenario: (api) => api.scenarios.failing('listServices', 500, 'The services cannot be read at the moment.'),
    expectConsoleErrors: [/./],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The services cannot be read at the moment.')).toBeVisible();
  },
};
export const NoChannel: Story = { args: { site: { ...sampleSite, channelUrl: '' } } };
/** The previous page stays until this one has loaded. */
export const Waiting: Story = {
  parameters: {
    screen: { path: '/contact' },
    scenario: (api) => api.scenarios.stalling('listServices'),
    initialViewport: 'desktop',
  },
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: 'Services' });
    if (link) await userEvent.click(link);
    await expect(canvas.getByRole('heading', { level: 1, name: /Contact Us/ })).toBeVisible();
  },
};
