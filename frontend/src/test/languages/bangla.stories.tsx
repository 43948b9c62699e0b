import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { MockApi } from '../../../../mocks/api.ts';
import { openGift } from '../gift-samples.ts';
import { leaveOut } from '../translation-samples.ts';
import { screenStory } from './screen-stories.ts';

/** Choose Bangla in the toolbar. In a test run they are in Bangla, and have one picture each, in the light theme. */
const meta = { title: 'Screens/In Bangla', tags: ['!autodocs', 'light-picture'] } satisfies Meta;
export default meta;

export const Home = screenStory('/', 'desktop');
export const HomePhone = screenStory('/', 'phone');

export const Products = screenStory('/products', 'desktop');
export const ProductsPhone = screenStory('/products', 'phone');

export const Product = screenStory('/product/1', 'desktop');
export const ProductPhone = screenStory('/product/1', 'phone');

/** What is not translated is in English and marked as English; a note says so above the long text. */
export const HalfTranslatedProduct: StoryObj = {
  tags: ['no-picture'],
  parameters: {
    ...screenStory('/product/2', 'desktop').parameters,
    scenario: (api: MockApi) => leaveOut(api, 'product', '2', ['title', 'description']),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Bangla Calendar 2025');
    await expect(canvasElement.querySelector('h1 [lang=en], h1[lang=en]')).not.toBeNull();
    await expect(canvas.getByText(/^লেখাটির বাংলা অনুবাদ/)).toBeVisible();
  },
};

export const Gift: StoryObj = {
  parameters: {
    ...screenStory('/gift', 'desktop').parameters,
    scenario: openGift({ sender_name: 'নাদিয়া', message: '' }),
  },
};

export const About = screenStory('/about', 'desktop');
export const AboutPhone = screenStory('/about', 'phone');

export const Contact = screenStory('/contact', 'desktop');
export const ContactPhone = screenStory('/contact', 'phone');

export const Login = screenStory('/login', 'desktop');
export const LoginPhone = screenStory('/login', 'phone');

export const Dashboard = screenStory('/dashboard', 'desktop');
export const DashboardPhone = screenStory('/dashboard', 'phone');

export const Orders = screenStory('/dashboard/orders', 'desktop');
export const OrdersPhone = screenStory('/dashboard/orders', 'phone');

export const Wallet = screenStory('/dashboard/wallet', 'desktop');
export const WalletPhone = screenStory('/dashboard/wallet', 'phone');

export const Addresses = screenStory('/dashboard/addresses', 'desktop');
export const AddressesPhone = screenStory('/dashboard/addresses', 'phone');
