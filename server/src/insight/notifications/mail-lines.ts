import { notificationSentence } from '@trattativa/contract/insight/notifications/notification-sentence';
import type { Language } from '@trattativa/texts/languages';
import { textsIn } from '@trattativa/texts/translate';
import type { NotificationRow } from './notifications.repository.ts';

const max = 20;

/** Notifications as lines of a mail: each a sentence with its link, at most twenty, and the number left out. */
export function mailLines(
  lines: readonly NotificationRow[],
  language: Language,
  base: string,
): { shown: { text: string; url: string }[]; left: number } {
  const say = textsIn(language, ['notifications', 'catalogue']);
  const shown = lines.slice(0, max).map((line) => ({
    text: notificationSentence(line, say),
    url: `${base}/#${line.target}`,
  }));
  return { shown, left: lines.length - shown.length };
}
