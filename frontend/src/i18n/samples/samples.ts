import { compileMessage } from '@lingui/message-utils/compileMessage';
import { requestedLanguage } from '../requested-language.ts';
import { arabic } from './arabic.ts';
import { pseudo } from './pseudo.ts';

/** Languages that only development, Storybook and tests have: what is not translated stays English. */
const SAMPLES = {
  pseudo: { lang: 'en', dir: 'ltr', compile: pseudo },
  ar: { lang: 'ar', dir: 'rtl', compile: (message: string) => compileMessage(arabic[message] ?? message) },
} as const;

const isSample = (name: string | undefined): name is keyof typeof SAMPLES => name !== undefined && name in SAMPLES;

const requested = requestedLanguage();

/** The sample of this document, if it is not in a language of the site. */
export const sample = isSample(requested) ? SAMPLES[requested] : undefined;
