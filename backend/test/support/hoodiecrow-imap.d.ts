declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  export interface MailServer {
    server: Server;
    listen(port: number): void;
    close(done?: () => void): void;
  }

  /** An IMAP server in memory, with the user testuser and the password testpass. */
  export default function hoodiecrow(options: {
    storage: Record<string, { messages: { raw: string; flags?: string[] }[] }>;
  }): MailServer;
}
