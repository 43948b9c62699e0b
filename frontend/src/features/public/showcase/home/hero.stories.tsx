import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleHome } from '@/test/home-samples.ts';
import { sampleSlides } from '@/test/samples.ts';
import { Hero } from './hero.tsx';

const meta = {
  title: 'Features/Home/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: { slides: sampleSlides, head: sampleHome.hero },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstSlide: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ramadan Calendar 2025' })).toBeVisible();
    const download = canvas.getByRole('link', { name: 'Download Now' });
    await expect(download).toHaveAttribute('href', '/product/1');
    // A slide's content comes before the buttons that change it.
    const choice = canvas.getByRole('button', { name: /^Slide 1 of 4/ });
    await expect(download.compareDocumentPosition(choice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByRole('link', { name: 'Learn More about Ramadan Calendar 2025' })).toHaveAttribute(
      'href',
      '/product/1',
    );
  },
};

/** The second slide is the course, product number 3. */
export const SecondSlide: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Learn UX UI Design Bangla/ }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: 'Learn UX UI Design Bangla' })).toBeVisible(),
    );
    await expect(canvas.getByRole('link', { name: 'Download Now' })).toHaveAttribute('href', '/product/3');
    await expect(canvas.getByRole('button', { name: /Learn UX UI Design Bangla/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

/** Texts of different lengths: they keep their position whichever slide is shown. */
export const NothingMoves: Story = {
  parameters: { initialViewport: 'phone' },
  args: {
    slides: sampleSlides.map((slide, index) =>
      index === 1
        ? { ...slide, description: `${slide.description} `.repeat(4), name: `${slide.name} for absolute beginners` }
        : slide,
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const height = canvasElement.scrollHeight;
    await userEvent.click(canvas.getByRole('button', { name: /for absolute beginners/ }));
    await expect(canvasElement.scrollHeight).toBe(height);
  },
};

export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const Tablet: Story = { parameters: { initialViewport: 'tablet' } };
export const OneSlide: Story = { args: { slides: sampleSlides.slice(0, 1) } };

/** A new site: the owner's text, nothing to show yet. */
export const NoSlides: Story = {
  parameters: { initialViewport: 'desktop' },
  args: { slides: [], head: { title: 'Boats, built well', text: 'A yard of three people on the north coast.' } },
};
