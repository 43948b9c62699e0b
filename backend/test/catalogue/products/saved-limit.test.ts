import { describeSavedLimit } from './saved-limit.ts';

describeSavedLimit('embedded');
