import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { seedContent } from '../../../../../../mocks/store/seed-content.ts';
import { ServiceEntry } from './service-entry.tsx';

const { services } = seedContent();
const [service] = services;
if (!service) throw new Error('The demo has no services');

const meta = {
  title: 'Features/Services/Service',
  component: ServiceEntry,
  parameters: { layout: 'fullscreen' },
  args: { service, layout: 'edge-right', onLearnMore: fn() },
  decorators: [
    (Story) => (
      <ul className="services">
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof ServiceEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UpToTheRightEdge: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Learn More about Web Development' }));
    await expect(args.onLearnMore).toHaveBeenCalledWith(service);
  },
};
export const UpToTheLeftEdge: Story = { args: { layout: 'edge-left' } };
export const LargeOfAPair: Story = { args: { layout: 'large-left' } };
export const SmallOfAPair: Story = { args: { layout: 'small-right' } };
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const LongWords: Story = {
  args: {
    service: {
      ...service,
      title: 'Modernisation of inherited bookkeeping applications',
      description: `${service.description} `.repeat(4),
      features: [`${service.features.join(', ')}, and everything around it`, ...service.features],
    },
  },
};
export const NoFeatures: Story = { args: { service: { ...service, features: [] } } };
export const PictureMissing: Story = {
  args: {
    service: { ...service, image: { ...service.image, url: '/media/none.webp', widths: [], placeholder: null } },
  },
};
