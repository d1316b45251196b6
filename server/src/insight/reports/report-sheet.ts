import type { Language } from '@trattativa/texts/languages';
import { negotiationSheet } from './negotiation-sheet.ts';
import { offerSheet } from './offer-sheet.ts';
import { playerSheet } from './player-sheet.ts';
import type { Report } from './read-report.ts';
import { requestSheet } from './request-sheet.ts';
import type { ReportSheet } from './sheet.ts';

/** Puts a report into words. What the report does not hold cannot be in its sheet. */
export function reportSheet(shown: Report, language: Language): ReportSheet {
  if (shown.kind === 'player') return playerSheet(shown.report, language);
  if (shown.kind === 'request') return requestSheet(shown.report, language);
  if (shown.kind === 'offer') return offerSheet(shown.report, language);
  return negotiationSheet(shown.report, language);
}
