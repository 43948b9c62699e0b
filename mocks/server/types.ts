import type { User } from '../../contract/generated/model.ts';
import type { Handlers } from '../../contract/generated/operations.ts';
import type { Language } from '../../contract/rules/languages.ts';
import type { CallingKey } from '../store/sign-in-state.ts';

/** What the mock transport knows about a call. */
export type Call = { token: string | undefined; language: Language; usedKey: CallingKey | null };

export type MockHandlers = Handlers<User, Call>;
