import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PlacePage } from './place-page.tsx';

const meta = {
  title: 'Screens/Visitor/Live/Times of a district',
  component: PlacePage,
  // The screen reads them from its URL.
  args: { product: { id: 1, title: '' }, slug: '', day: '2026-11-30', origin: '' },
  parameters: { layout: 'fullscreen', screen: { path: '/product/1/live/khulna' } },
} satisfies Meta<typeof PlacePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sehri and iftar in Khulna today' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('link', { name: 'Jashore' }));
    await expect(await canvas.findByRole('heading', { name: 'Sehri and iftar in Jashore today' })).toBeVisible();
  },
};
export const EmbedOpened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Embed'));
    await expect(canvas.getByLabelText('Embed code')).toHaveValue(
      `<iframe src="${location.origin}/product/1/embed/khulna" title="Sehri and iftar in Khulna today" width="100%" height="340" loading="lazy" style="border:0"></iframe>`,
    );
    await expect(canvas.getByRole('button', { name: 'Copy code' })).toBeVisible();
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The next seven days' })).toBeVisible();
  },
};
export const UnknownPlace: Story = {
  parameters: { screen: { path: '/product/1/live/paris' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page not found')).toBeVisible();
  },
};
export const ProductWithoutPlaces: Story = {
  parameters: { screen: { path: '/product/2/live/khulna' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page not found')).toBeVisible();
  },
};
