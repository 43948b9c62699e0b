import type { Meta } from '@storybook/react-vite';
import { screenStory } from './screen-stories.ts';

/**
 * Choose Pseudo in the toolbar: on a wide screen and on a phone, no screen may become wider than the window, and no
 * button may be cut off.
 */
const meta = { title: 'Tools/Long words', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Home = screenStory('/', 'desktop');
export const Products = screenStory('/products', 'desktop');
export const Product = screenStory('/product/1', 'desktop');
export const Services = screenStory('/services', 'desktop');
export const About = screenStory('/about', 'desktop');
export const Blog = screenStory('/blog', 'desktop');
export const Article = screenStory('/blog/1', 'desktop');
export const Contact = screenStory('/contact', 'desktop');
export const Login = screenStory('/login', 'desktop');
export const Register = screenStory('/register', 'desktop');
export const Checkout = screenStory('/checkout/1', 'desktop');
export const Saved = screenStory('/saved', 'desktop');
export const ForgotPassword = screenStory('/forgot-password', 'desktop');
export const NotFound = screenStory('/no-such-page', 'desktop');
export const Dashboard = screenStory('/dashboard', 'desktop');
export const Orders = screenStory('/dashboard/orders', 'desktop');
export const Downloads = screenStory('/dashboard/downloads', 'desktop');
export const Wallet = screenStory('/dashboard/wallet', 'desktop');
export const Addresses = screenStory('/dashboard/addresses', 'desktop');
export const Profile = screenStory('/dashboard/profile', 'desktop');
export const Messages = screenStory('/dashboard/messages', 'desktop');
