import type { Language } from '@trattativa/texts/languages';
import { textsIn } from '@trattativa/texts/translate';

/** A label and its value, as the screens show them. */
interface Fact {
  label: string;
  value: string;
}

/** Facts as one paragraph of a mail, each on its line. */
export function mailFacts(language: Language, facts: readonly Fact[]): string {
  const t = textsIn(language, 'mails');
  return facts.map(({ label, value }) => t('fact', { label, value })).join('\n');
}
