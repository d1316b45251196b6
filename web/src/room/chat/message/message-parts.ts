import type { ChatUser } from '@trattativa/contract/room/chat/chat';
import { findMentions, type Mention } from '@trattativa/domain/room/mentions';

/** A part of a message: plain text, a link, or a mentioned member. */
export type MessagePart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'mention'; text: string; id: number };

/**
 * Web addresses (http, https, `www.`) and e-mail addresses within a sentence. They end at characters that change the
 * text direction, which could disguise an address.
 */
const address =
  /(?:https?:\/\/|www\.|mailto:)[^\s<>"“”«»\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+|[\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/giu;
/** Punctuation that ends the sentence, not the address. */
const trailing = /[.,;:!?'’…*]+$/u;

/** Splits a text into its parts; concatenated they are the text, except where a link shows its real host. */
export function messageParts(
  text: string,
  users: Iterable<ChatUser>,
  mentions: readonly number[],
): MessagePart[] {
  const named =
    mentions.length === 0 ? [] : findMentions(text, users).filter(({ id }) => mentions.includes(id));
  const parts: MessagePart[] = [];
  let from = 0;
  for (const piece of inOrder([...links(text), ...named])) {
    if (piece.start < from) continue;
    if (piece.start > from) parts.push({ kind: 'text', text: text.slice(from, piece.start) });
    if ('href' in piece) parts.push({ kind: 'link', text: piece.shown, href: piece.href });
    else parts.push({ kind: 'mention', text: text.slice(piece.start, piece.end), id: piece.id });
    from = piece.end;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

interface Link {
  start: number;
  end: number;
  href: string;
  shown: string;
}

function inOrder(pieces: (Link | Mention)[]): (Link | Mention)[] {
  return pieces.sort((one, other) => one.start - other.start);
}

function links(text: string): Link[] {
  const found: Link[] = [];
  for (const match of text.matchAll(address)) {
    const start = match.index;
    // Inside a word or after another scheme (`javascript:https://…`) it is not an address.
    if (start > 0 && /[\p{L}\p{N}@:/]/u.test(text[start - 1] as string)) continue;
    const written = withoutTail(match[0]);
    const link = safeLink(written);
    if (link) found.push({ start, end: start + written.length, ...link });
  }
  return found;
}

function withoutTail(written: string): string {
  let end = written.replace(trailing, '');
  // A closing bracket belongs to the address only if it was opened inside.
  while (end.endsWith(')') && count(end, ')') > count(end, '(')) end = end.slice(0, -1).replace(trailing, '');
  return end;
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

/**
 * The target and the shown text of an address; null if it is not linked. Only http, https and mailto. An address with a
 * user name (`https://bank.example@elsewhere.example`) stays text. Letters of other scripts in a host are shown in
 * punycode, which reveals a look-alike host.
 */
function safeLink(written: string): { href: string; shown: string } | null {
  const isMail = /^mailto:/i.test(written) || !/^(?:https?:|www\.)/i.test(written);
  const target = isMail
    ? `mailto:${written.replace(/^mailto:/i, '')}`
    : written.replace(/^www\./i, 'https://www.');
  if (!URL.canParse(target)) return null;
  const url = new URL(target);
  if (isMail)
    return /^[\w.%+-]+@[\w-]+(\.[\w-]+)+$/.test(url.pathname)
      ? { href: `mailto:${url.pathname}`, shown: written }
      : null;
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  if (!url.hostname.includes('.')) return null;
  const isPlain = written.toLowerCase().includes(url.hostname);
  return { href: url.href, shown: isPlain ? written : url.href };
}
