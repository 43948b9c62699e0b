import { describeBuying } from './buying.ts';

describeBuying('embedded');
