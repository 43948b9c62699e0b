import { t } from '@lingui/core/macro';
import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import { errorMessage } from '../api/api-error.ts';
import { logout } from './logout.ts';
import { session } from './session.ts';
import type * as actions from './session-actions.ts';
import type { SessionState } from './session-store.ts';

interface Actions {
  /** The message of the last failed action; cleared by the next one. */
  readonly error: string | null;
  readonly login: typeof actions.login;
  readonly register: typeof actions.register;
  readonly adminLogin: typeof actions.adminLogin;
  readonly logout: typeof logout;
  readonly updateProfile: typeof actions.updateProfile;
  readonly resetPassword: typeof actions.resetPassword;
  readonly patchUser: typeof actions.patchUser;
}

interface Auth extends SessionState, Actions {}

const AuthContext = createContext<Actions | null>(null);

/**
 * Provides the session's actions to all descendants; they reject with the call's error, and screens provide the
 * message. The session itself is not part of the context: it changes right after every start, and a changed context
 * would make React hydrate server-rendered parts whose code has not loaded yet.
 */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const [error, setError] = useState<string | null>(null);
  const steps = useMemo(() => withErrors(setError), []);
  const auth = useMemo(() => ({ ...steps, error }), [steps, error]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** The session of this page. @throws Error outside AuthProvider */
export function useAuth(): Auth {
  const state = useSyncExternalStore(session.subscribe, session.read, session.readServerRendered);
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return { ...state, ...auth };
}

type SessionCalls = typeof actions;

/** Most pages never sign a user in, so the calls are loaded on first use; with a restored session immediately. */
const loadActions = (): Promise<SessionCalls> => import('./session-actions.ts');

function withErrors(setError: (text: string | null) => void) {
  const step =
    <Input, Result>(pick: (known: SessionCalls) => (input: Input) => Promise<Result>, fallback: string, own = false) =>
    async (input: Input): Promise<Result> => {
      setError(null);
      try {
        return await pick(await loadActions())(input);
      } catch (error) {
        setError(errorMessage(error, fallback, { preferOwnMessage: own }));
        throw error;
      }
    };
  return {
    login: step(({ login }) => login, t`An error occurred during login`),
    register: step(({ register }) => register, t`An error occurred during registration`),
    adminLogin: step(({ adminLogin }) => adminLogin, t`Invalid credentials`, true),
    updateProfile: step(({ updateProfile }) => updateProfile, t`An error occurred while updating profile`),
    resetPassword: step(({ resetPassword }) => resetPassword, t`Failed to reset password`, true),
    logout,
    patchUser: (change: Parameters<SessionCalls['patchUser']>[0]) =>
      void loadActions().then((known) => known.patchUser(change)),
  };
}
