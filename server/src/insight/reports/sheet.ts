import { formatPlainDate } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import { dayOf } from '../../platform/clock.ts';

/** A labelled fact. */
export interface SheetRow {
  label: string;
  value: string;
  /** An address that the value leads to. */
  link?: string;
}

export interface SheetSection {
  title: string;
  rows: SheetRow[];
  /** Free text that somebody wrote, drawn as it is. */
  text?: string;
}

/** A report in the words of one language, as it is printed and as a preview names it. */
export interface ReportSheet {
  title: string;
  subtitle: string;
  /** One line for a preview: the facts that decide. */
  summary: string;
  imageUrl: string | null;
  sections: SheetSection[];
}

export function dayInWords(language: Language, instant: string): string {
  return formatPlainDate(language, dayOf(new Date(instant)));
}
