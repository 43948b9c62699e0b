import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../../mocks/api.ts';
import { Reviews } from './reviews.tsx';

const meta = {
  title: 'Screens/Visitor/Reviews',
  component: Reviews,
  parameters: { layout: 'fullscreen' },
  args: { productId: 1 },
} satisfies Meta<typeof Reviews>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const first = (canvas: Canvas) => canvas.findByRole('article', { name: 'Review by Mahbuba Khatun' });

/** Adds the product to the customer's downloads. */
const buy = ({ db }: MockApi) => {
  const [download] = db.state.downloads;
  const title = db.state.catalogue.find(({ product }) => product.id === 1)?.product.title;
  if (download && title) db.state.downloads.push({ ...download, id: crypto.randomUUID(), product_name: title });
};
/** A product that is new. */
const publish = ({ db }: MockApi) => {
  const [entry] = db.state.catalogue;
  if (entry) db.state.catalogue.push({ ...entry, product: { ...entry.product, id: 99, rating: 0, reviews: 0 } });
};
const owner = (api: MockApi) => {
  buy(api);
  signInCustomer(api);
};

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(await first(canvas)).toBeVisible();
    await expect(canvas.getByText('312 reviews')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in to review it' })).toBeVisible();
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await first(canvas)).toBeVisible();
  },
};
/** A row of the figures sets the filter; a second click removes it. */
export const ThreeStars: Story = {
  play: async ({ canvas }) => {
    await first(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '3 stars: 5' }));
    await expect(await canvas.findByRole('article', { name: 'Review by Rezaul Karim' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: '3 stars: 5' }));
    await first(canvas);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort reviews' }), 'worst');
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveAccessibleName('Review by Rezaul Karim'));
  },
};
export const WithoutWords: Story = {
  play: async ({ canvas }) => {
    await first(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '1 star: 2' }));
    await expect(await canvas.findByText(/No written reviews/)).toBeVisible();
  },
};
export const NotBought: Story = {
  parameters: {
    scenario: (api) => {
      api.db.state.downloads = [];
      signInCustomer(api);
    },
  },
  args: { productId: 5 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only customers can review.')).toBeVisible();
  },
};
/** Written, submitted without stars, corrected, pending, and deleted again. */
export const Written: Story = {
  parameters: { scenario: owner },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a review' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Review' }));
    await expect(await canvas.findByText('Please select 1 to 5 stars')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars: Very good' }));
    await userEvent.type(canvas.getByLabelText('Review (optional)'), 'It rings on every phone.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Review' }));
    const own = within(await canvas.findByRole('region', { name: 'Your review' }));
    await expect(own.getByText('Awaiting approval')).toBeVisible();
    await userEvent.click(own.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByRole('button', { name: 'Write a review' })).toBeVisible();
  },
};
export const Form: Story = {
  parameters: {
    initialViewport: 'phone',
    scenario: owner,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a review' }));
    await userEvent.click(canvas.getByRole('radio', { name: '3 stars: Good' }));
    canvas.getByRole('form', { name: 'Your review' }).scrollIntoView();
  },
};
export const NotSaved: Story = {
  parameters: {
    scenario: (api) => {
      owner(api);
      api.scenarios.failing('saveReview', 429, 'Too many attempts. Please try again later.');
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a review' }));
    await userEvent.click(canvas.getByRole('radio', { name: '5 stars: Excellent' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Review' }));
    await expect(await canvas.findByText('Too many attempts. Please try again later.')).toBeVisible();
  },
};
export const Nobody: Story = {
  parameters: { scenario: publish },
  args: { productId: 99 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No reviews yet.')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('listReviews', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('listReviews') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading reviews')).toBeInTheDocument();
  },
};
