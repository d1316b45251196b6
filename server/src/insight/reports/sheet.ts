import { formatPlainDate } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import { dayOf } from '../platform/clock.ts';
import { negotiationSheet } from './negotiation-sheet.ts';
import { offerSheet } from './offer-sheet.ts';
import { playerSheet } from './player-sheet.ts';
import type { Report } from './read-report.ts';
import { requestSheet } from './request-sheet.ts';

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

/** Puts a report into words. What the report does not hold cannot be in its sheet. */
export function reportSheet(shown: Report, language: Language): ReportSheet {
  if (shown.kind === 'player') return playerSheet(shown.report, language);
  if (shown.kind === 'request') return requestSheet(shown.report, language);
  if (shown.kind === 'offer') return offerSheet(shown.report, language);
  return negotiationSheet(shown.report, language);
}

export function dayInWords(language: Language, instant: string): string {
  return formatPlainDate(language, dayOf(new Date(instant)));
}
