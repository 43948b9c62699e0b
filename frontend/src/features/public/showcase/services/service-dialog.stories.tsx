import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { seedContent } from '../../../../../../mocks/store/seed-content.ts';
import { ServiceDialog } from './service-dialog.tsx';

const { services } = seedContent();
const service = services[1] ?? null;

const meta = {
  title: 'Features/Services/Dialog',
  component: ServiceDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
  args: { service, open: true, onClose: fn() },
} satisfies Meta<typeof ServiceDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Mobile App Development' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/contact?service=Mobile+App+Development',
    );
  },
};
export const ClosedByButton: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const LongWords: Story = {
  args: {
    service: service && {
      ...service,
      title: 'Modernisation of inherited bookkeeping applications',
      longDescription: `${service.longDescription} `.repeat(4),
      features: [...service.features, ...service.features.map((feature) => `${feature}, again`)],
    },
  },
};
/** Nothing has been selected yet. */
export const Unused: Story = { args: { service: null, open: false } };
