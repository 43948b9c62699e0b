import { describeLargeCatalogue } from './ten-thousand.ts';

describeLargeCatalogue('embedded');
