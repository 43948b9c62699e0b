import type { User } from '../../contract/generated/model.ts';
import type { Handlers } from '../../contract/generated/operations.ts';
import type { Language } from '../../contract/rules/languages.ts';

/** The API key that makes a call; not current once its secret was replaced. */
export type CallingKey = { id: string; name: string; isCurrent: boolean };

/** What the mock transport knows about a call. */
export type Call = { token: string | undefined; language: Language; usedKey: CallingKey | null };

export type MockHandlers = Handlers<User, Call>;
