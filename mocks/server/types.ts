import type { User } from '../../contract/generated/model.ts';
import type { Handlers } from '../../contract/generated/operations.ts';
import type { Language } from '../../contract/rules/languages.ts';

/** What the mock transport knows about a call. */
export type Call = { token: string | undefined; language: Language };

export type MockHandlers = Handlers<User, Call>;
