import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSite } from '@/test/samples.ts';
import { Maintenance } from './maintenance.tsx';

const meta = {
  title: 'Components/Feedback/Maintenance',
  component: Maintenance,
  args: { name: 'Nodi Studio', logo: sampleSite.logo, contactEmail: 'hello@nodi.example' },
  parameters: { layout: 'fullscreen' },
  argTypes: {
    name: { control: 'text' },
    contactEmail: { control: 'text' },
  },
} satisfies Meta<typeof Maintenance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const WithoutAddress: Story = { args: { contactEmail: '' }, parameters: { initialViewport: 'phone' } };
