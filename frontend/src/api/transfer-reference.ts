import { t } from '@lingui/core/macro';
import { transferInputNumberMin } from './generated/zod/schemas/transferInput.zod.ts';

/** The error of a form with the reference of a transfer. */
export const checkTransferReference = ({ number }: { readonly number: string }) =>
  number.trim().length < transferInputNumberMin ? { number: t`Please enter your transfer reference` } : {};
