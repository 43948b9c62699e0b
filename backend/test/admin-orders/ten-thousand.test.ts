import { describeCrowd } from './ten-thousand.ts';

describeCrowd('embedded');
