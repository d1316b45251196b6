import { sql } from 'kysely';
import type { Transporter } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /**
   * The kind (`domain/identity/mail-kinds`) that the reader can switch off. Without one it is security mail
   * and always sent.
   */
  kind?: string;
}

/** Throws when the mail was not accepted; the sending job retries. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

export function smtpMailer(url: string, from: string): Mailer {
  // Loaded with the first mail: a service without SMTP never needs it.
  let transport: Transporter | undefined;
  return {
    async send({ to, subject, text, html }) {
      transport ??= (await import('nodemailer')).createTransport(url);
      await transport.sendMail({ from, to, subject, text, html });
    },
  };
}

/** Without an SMTP server mail is stored for developers: /dev/mailbox. */
export function localMailer(db: Database, clock: Clock): Mailer {
  return {
    async send(mail) {
      await sql`
        insert into local_mail (recipient, subject, text_body, html_body, sent_at)
        values (${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${clock.now()})`.execute(db);
    },
  };
}

const demoAddress = /@([a-z]+\.)?demo\.test$/;

/** Mail to the demo's invented people never leaves this machine, even when an SMTP server is configured. */
export function routeDemoMail(outward: Mailer, local: Mailer): Mailer {
  return { send: (mail) => (demoAddress.test(mail.to) ? local : outward).send(mail) };
}
