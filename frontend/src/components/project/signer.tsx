import { createContext, type ReactNode, use } from 'react';
import { useStoredText } from '@/hooks/use-stored-text.ts';
import { NAME_KEY } from './marks-source.ts';

/** The person of an organisation who reads the page, and signs with this name; empty for others, who type one. */
const SignerContext = createContext('');

export const SignerProvider = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <SignerContext value={name}>{children}</SignerContext>
);

/** The name that the reader signs with, as typed before in this tab or as it is fixed. */
export function useSigner(): {
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly isFixed: boolean;
} {
  const fixed = use(SignerContext);
  const [typed, setName] = useStoredText(NAME_KEY);
  return { name: fixed || typed, setName, isFixed: fixed !== '' };
}
