import { toAnswer } from './mail-answer.ts';

/**
 * Why an email could not be handed over. `unavailable`: the mail server accepts no emails at the moment, and did not get
 * this one. `postponed`: it asks to try this one again later. `bounced`: this recipient does not exist. `refused`: it
 * will never accept this email. `unclear`: the connection ended before its answer, so it may have accepted it.
 */
export interface DeliveryFailure {
  kind: 'unavailable' | 'postponed' | 'bounced' | 'refused' | 'unclear';
  answer: string;
}

/** A delivery failure whose reason the transport could determine. */
export class DeliveryRejected extends Error {
  readonly failure: DeliveryFailure;

  constructor(failure: DeliveryFailure) {
    super(failure.answer);
    this.name = 'DeliveryRejected';
    this.failure = failure;
  }
}

/** Replies by which a mail server says that a mailbox does not exist or cannot (RFC 5321, 7504). */
const NO_MAILBOX = new Set([501, 521, 550, 551, 553, 556]);
/** Errors before anything could be sent, by nodemailer's code. */
const NOT_CONNECTED = new Set(['EDNS', 'EAUTH', 'ETLS', 'ENOAUTH', 'EOAUTH2']);

function readError(error: unknown) {
  const { responseCode, command, code, syscall } = (error instanceof Error ? error : {}) as {
    responseCode?: number;
    command?: string;
    code?: string;
    syscall?: string;
  };
  return { reply: typeof responseCode === 'number' ? responseCode : 0, command: String(command ?? ''), code, syscall };
}

function toKind(error: unknown): DeliveryFailure['kind'] {
  const { reply, command, code, syscall } = readError(error);
  if (reply === 0) {
    // An address that no mail server would accept.
    if (code === 'EENVELOPE') return 'bounced';
    const wasNeverConnected = syscall === 'connect' || NOT_CONNECTED.has(code ?? '');
    return wasNeverConnected ||
      /^(?:Greeting never received|Connection timeout)/.test(String((error as Error)?.message))
      ? 'unavailable'
      : 'unclear';
  }
  const isAboutEmail = command === 'RCPT TO' || command === 'DATA';
  if (!isAboutEmail || reply === 421) return 'unavailable';
  if (reply < 500) return 'postponed';
  return command === 'RCPT TO' && NO_MAILBOX.has(reply) ? 'bounced' : 'refused';
}

/** @param error of the transport */
export const toDeliveryFailure = (error: unknown): DeliveryFailure =>
  error instanceof DeliveryRejected ? error.failure : { kind: toKind(error), answer: toAnswer(error) };
