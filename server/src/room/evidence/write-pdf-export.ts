import { setImmediate } from 'node:timers/promises';
import type { ExportedMessage } from '@trattativa/domain/room/message-chain';
import { formatDateTime, formatFileSize } from '@trattativa/texts/formats';
import type { TextsOf } from '@trattativa/texts/text-keys';
import { textsIn } from '@trattativa/texts/translate';
import type { Queryable } from '../../platform/database/database.ts';
import { type PdfDocument, writePdf } from '../../platform/pdf/open-pdf.ts';
import { chainMessages, type ExportFacts, type ExportSummary } from './chain-messages.ts';

const soft = '#4a5750';
const warn = '#8a4b00';
/** Messages drawn before yielding to other work. */
const drawnAtOnce = 10;

/** A message that can be quoted; excludes those hidden from the reader. */
interface QuotableMessage {
  seq: number;
  author: string;
}

interface DrawnMessage extends ExportedMessage {
  author: string;
  answered: QuotableMessage | undefined;
}

type Words = TextsOf<'chat-export'>;

/**
 * Draws a conversation to `path` in the reader's language, page by page: each message with author, time,
 * number, hash, quote, earlier versions and files. User text is drawn as plain text.
 */
export async function writePdfExport(
  db: Queryable,
  path: string,
  facts: ExportFacts,
): Promise<ExportSummary> {
  const t = textsIn(facts.language, 'chat-export');
  const time = (instant: string | Date) => `${formatDateTime(facts.language, instant, 'UTC')} UTC`;
  const title = t('title', { name: facts.name });
  let count = 0;
  let head = '';
  await writePdf(
    path,
    { title, author: 'Trattativa', language: facts.language, at: facts.at, flow: true },
    async (document) => {
      numberPages(document, t);
      const messages = chainMessages(db, facts, async (start) => {
        head = start;
        cover(document, facts, start, t, time);
      });
      const quotable = new Map<number, QuotableMessage>();
      for await (const message of messages) {
        const author = message.fromName || t('platform');
        const answered = quotable.get(message.replyToId ?? 0);
        quotable.set(message.id, { seq: message.seq, author });
        draw(document, { ...message, author, answered }, t, time, facts);
        count += 1;
        head = message.hash;
        if (count % drawnAtOnce === 0) await setImmediate();
      }
      document.moveDown(1).font('bold').fontSize(9).fillColor('black').text(t('end', { count }));
      document.font('text').fontSize(8).fillColor(soft).text(head);
      if (document.hasCodes) document.moveDown(0.5).text(t('codes'));
    },
  );
  return { count, head };
}

function cover(
  document: PdfDocument,
  facts: ExportFacts,
  start: string,
  t: Words,
  time: (at: Date) => string,
): void {
  document
    .font('bold')
    .fontSize(17)
    .fillColor('black')
    .text(t('title', { name: facts.name }));
  document.moveDown(0.5).font('text').fontSize(9.5).fillColor(soft);
  document.text(t('by', { name: facts.by.name, at: time(facts.at) }));
  document.text(t('people', { names: facts.people.map(({ name }) => name).join(', ') }));
  document.text(t('conversation', { id: facts.conversationId }));
  document.moveDown(0.6).fillColor('black').text(t('rule'));
  document
    .moveDown(0.3)
    .fontSize(7)
    .fillColor(soft)
    .text(t('start', { hash: start }));
  document.moveDown(0.8);
}

function draw(
  document: PdfDocument,
  message: DrawnMessage,
  t: Words,
  time: (at: string) => string,
  { language }: ExportFacts,
): void {
  // Keeps a name together with its message.
  if (document.y > document.page.height - document.page.margins.bottom - 50) document.addPage();
  document
    .moveDown(0.6)
    .font('bold')
    .fontSize(9)
    .fillColor('black')
    .text(message.author, { continued: true });
  document
    .font('text')
    .fontSize(8)
    .fillColor(soft)
    .text(`   ${time(message.at)}   #${message.seq}`);
  if (message.answered) {
    const { seq: number, author: name } = message.answered;
    document.text(t('reply', { number, name }));
  }
  document.fontSize(10).fillColor('black');
  if (message.deletedAt !== null) {
    document.fillColor(warn).text(t('deleted', { at: time(message.deletedAt) }));
  } else if (message.content !== '') document.text(message.content);
  if (message.editedAt !== null && message.deletedAt === null) {
    document
      .fontSize(8.5)
      .fillColor(warn)
      .text(t('edited', { at: time(message.editedAt) }));
  }
  document.fontSize(8.5).fillColor(soft);
  for (const { content, at } of message.revisions) {
    document.text(t('before', { at: time(at), content: content || '–' }), { indent: 12 });
  }
  for (const { name, size, sha256 } of message.attachments) {
    document.fillColor('black').text(t('attachment', { name, size: formatFileSize(language, size) }));
    document.fontSize(6.5).fillColor(soft).text(`SHA-256 ${sha256}`).fontSize(8.5);
  }
  document.fontSize(6).fillColor(soft).text(message.hash);
}

function numberPages(document: PdfDocument, t: Words): void {
  let page = 0;
  const foot = () => {
    page += 1;
    const { x, y } = document;
    const { bottom } = document.page.margins;
    // Below the margin, without starting another page.
    document.page.margins.bottom = 0;
    document.font('text').fontSize(8).fillColor(soft);
    document.text(t('page', { page }), 62, document.page.height - 40, { lineBreak: false });
    document.page.margins.bottom = bottom;
    document.x = x;
    document.y = y;
  };
  foot();
  document.on('pageAdded', foot);
}
