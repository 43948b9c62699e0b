import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleHome } from '@/test/home-samples.ts';
import { Film } from './film.tsx';
import { storyScenes } from './story-scenes.ts';

const meta = {
  title: 'Features/Home/Film',
  component: Film,
  parameters: { layout: 'fullscreen' },
  args: { film: { ...sampleHome.film, embedUrl: 'https://www.youtube-nocookie.com/embed/story' } },
  decorators: [
    (Story) => (
      <div className="home">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Film>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is loaded from the host yet; the button names it. */
export const Poster: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /youtube-nocookie\.com/ })).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(canvas.getByText('30 seconds')).toBeVisible();
  },
};

/** The player has the focus. An empty page replaces the host. */
export const Playing: Story = {
  args: { film: { ...sampleHome.film, embedUrl: `${location.origin}/favicon.svg` } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Play the film/ }));
    const frame = await canvas.findByTitle('Watch Our Story');
    await expect(frame).toHaveFocus();
    await expect(frame).toHaveAttribute('src', expect.stringContaining('autoplay=1'));
  },
};

/** A film hosted on this site: nothing of it is fetched before the click. Its transcript comes with the captions. */
export const OnThisSite: Story = {
  args: { film: sampleHome.film },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('video')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Play the film/ }));
    const video = await canvas.findByLabelText('Watch Our Story', { selector: 'video' });
    await waitFor(() => expect(video).toHaveFocus());
    await expect(await canvas.findByText('Transcript')).toBeVisible();
    const tracks = Array.from(video.querySelectorAll('track'), (track) => [track.srclang, track.default]);
    await expect(tracks).toEqual([
      ['en', true],
      ['bn', false],
    ]);
    // A snapshot of a running film would differ each time: shows its poster again.
    const player = video as HTMLVideoElement;
    player.autoplay = false;
    player.load();
  },
};
/** No film yet: the picture story, fetched on click. */
export const InPictures: Story = {
  args: {
    film: { ...sampleHome.film, files: [], captions: [] },
    scenes: storyScenes(sampleHome.film, sampleHome.slides, 'A studio for apps and design in Rajshahi.'),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Play the story/ }));
    const show = await canvas.findByRole('region', { name: 'Our story in pictures' });
    await waitFor(() => expect(show).toHaveFocus());
    // Its buttons are on the dark bottom in both themes.
    const [red = 0] =
      getComputedStyle(canvas.getByRole('button', { name: 'Next picture' })).color.match(/[\d.]+/) ?? [];
    await expect(Number(red)).toBeGreaterThan(0.7);
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
