import type { User } from '../generated/model.ts';
import type { Handlers } from '../generated/operations.ts';

/** What the mock transport knows about a call. */
export type Call = { token: string | undefined };

export type MockHandlers = Handlers<User, Call>;
