import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { AdminTestimonial, TestimonialInput } from '@/api/generated/model.ts';
import { testimonialKind } from './list-kinds.ts';
import { ListSection } from './list-section.tsx';

const meta = {
  title: 'Screens/Administration/Lists',
  component: ListSection<AdminTestimonial, TestimonialInput>,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin/content/home?list=testimonials', signedInAs: 'super_admin' },
  },
  args: { kind: testimonialKind, search: {} },
} satisfies Meta<typeof ListSection<AdminTestimonial, TestimonialInput>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Testimonials: Story = {};
export const Empty: Story = {
  parameters: {
    scenario: (api) => {
      api.db.state.lists.testimonials = [];
    },
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminListTestimonials', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
/** The arrow keys move an entry while its handle has the focus. */
export const MovedByKey: Story = {
  play: async ({ canvas }) => {
    const handle = await canvas.findByRole('button', { name: /Move Nusrat Jahan/ });
    handle.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByText('Nusrat Jahan, position 2 of 6')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: /Move Nusrat Jahan/ })).toHaveFocus());
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('adminListTestimonials') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading testimonials')).toBeInTheDocument();
  },
};
