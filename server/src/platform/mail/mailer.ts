import { sql } from 'kysely';
import type { Transporter } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { MailedCode } from './mailed-codes.ts';

/** A mail as the mail server gets it. */
export interface MailContent {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mail extends MailContent {
  /**
   * The kind (`domain/identity/mail-kinds`) that the reader can switch off. Without one it is security mail
   * and always sent.
   */
  kind?: string;
  /** The one-time code in the mail. Its validity counts from when the mail server accepts the mail. */
  code?: MailedCode;
}

export interface Mailer {
  /**
   * Stores a mail for delivery, with the changes of a transaction if one is given. The mail server may be away: that
   * concerns `deliver-mails` alone.
   */
  send(mail: Mail, tx?: Transaction): Promise<void>;
}

/** Hands a mail to the mail server. Throws when it was not accepted. */
export interface MailTransport {
  deliver(mail: MailContent): Promise<void>;
}

/** The whole attempt stays below the shortest wait of `claimDueMails`, so that no two run at once for a mail. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** The mail server of SMTP_URL. The client is loaded on first use: a service without SMTP never needs it. */
export async function openSmtp(url: string): Promise<Transporter> {
  return (await import('nodemailer')).createTransport({ url, ...timeouts });
}

export function smtpTransport(url: string, from: string): MailTransport {
  let transport: Transporter | undefined;
  return {
    async deliver({ to, subject, text, html }) {
      transport ??= await openSmtp(url);
      await transport.sendMail({ from, to, subject, text, html });
    },
  };
}

/** Without an SMTP server mail is stored for developers: /dev/mailbox. */
export function localTransport(db: Database, clock: Clock): MailTransport {
  return {
    async deliver(mail) {
      await sql`
        insert into local_mail (recipient, subject, text_body, html_body, sent_at)
        values (${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${clock.now()})`.execute(db);
    },
  };
}

const demoAddress = /@([a-z]+\.)?demo\.test$/;

/** Mail to the demo's invented people never leaves this machine, even when an SMTP server is configured. */
export function routeDemoMail(outward: MailTransport, local: MailTransport): MailTransport {
  return { deliver: (mail) => (demoAddress.test(mail.to) ? local : outward).deliver(mail) };
}
