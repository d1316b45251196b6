import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { AdjustableClock } from '../clock.ts';
import type { Columns } from '../database/database.ts';
import type { Services } from '../services.ts';

interface MailRow extends Columns<'local_mail', 'subject' | 'text_body' | 'html_body' | 'sent_at'> {
  recipient: string;
}

const clockInput = z.strictObject({
  advanceSeconds: z
    .number()
    .int()
    .min(0)
    .max(10 * 366 * 24 * 3600),
});

/** Tools for development and tests, absent in production: the local mailbox and the movable clock. */
export function bindDevRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;

  app.get('/dev/mailbox.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return (await listMail()).map((mail) => ({
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text_body,
      html: mail.html_body,
      links: [...mail.text_body.matchAll(/https?:\/\/\S+/g)].map((match) => match[0]),
      at: mail.sent_at.toISOString(),
    }));
  });

  app.get('/dev/mailbox', async (_request, reply) => {
    const mails = (await listMail()).map(mailArticle).join('');
    const style = 'font:16px/1.5 system-ui;max-width:720px;margin:24px auto;padding:0 16px';
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="it"><meta charset="utf-8"><title>Mailbox</title><body style="${style}"><h1>Mailbox</h1>${mails}</body></html>`,
      );
  });

  app.post('/dev/clock', async (request) => {
    const input = clockInput.safeParse(request.body);
    if (!input.success || !(clock instanceof AdjustableClock)) throw new AppError('INVALID_INPUT');
    clock.advance(input.data.advanceSeconds);
    return { now: clock.now().toISOString() };
  });

  async function listMail(): Promise<MailRow[]> {
    const found = await sql<MailRow>`
      select recipient::text, subject, text_body, html_body, sent_at from local_mail order by id desc limit 200`.execute(
      db,
    );
    return found.rows;
  }
}

function mailArticle(mail: MailRow): string {
  const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const header = `<p><b>${escapeHtml(mail.subject)}</b><br>${escapeHtml(mail.recipient)} · ${mail.sent_at.toISOString()}</p>`;
  return `<article style="border-top:1px solid #ccc;padding:16px 0">${header}${mail.html_body}</article>`;
}
