import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageSpinner } from './page-spinner.tsx';

const meta = { title: 'Components/Feedback/Page spinner', component: PageSpinner } satisfies Meta<typeof PageSpinner>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
