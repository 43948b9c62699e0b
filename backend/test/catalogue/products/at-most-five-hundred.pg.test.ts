import { describeSavedLimit } from './at-most-five-hundred.ts';

describeSavedLimit('postgres');
