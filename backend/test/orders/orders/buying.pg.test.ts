import { describeBuying } from './buying.ts';

describeBuying('postgres');
