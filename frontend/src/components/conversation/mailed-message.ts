/** The email that a message arrived in. */
export interface MailedMessage {
  readonly email: string;
  /** The quoted emails and the signature after the text; empty without. */
  readonly quoted: string;
  /** Names of attachments that were not stored. */
  readonly refused_files: readonly string[];
}
