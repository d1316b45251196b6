import type { NegotiationReport } from '@trattativa/contract/insight/reports/report';
import type { Language } from '@trattativa/texts/languages';
import { dayInWords, type ReportSheet } from './sheet.ts';
import { rowsOf, sheetWords, some } from './sheet-words.ts';

/** A negotiation's report in words. */
export function negotiationSheet(report: NegotiationReport, language: Language): ReportSheet {
  const words = sheetWords(language);
  const { t } = words;
  const { player, sharer, terms, progress } = report;
  const role = some(report.principalRole, words.role) ?? t('players:field.player');
  const name = player ? `${player.name} ${player.surname}`.trim() : '';
  const status =
    progress &&
    t(progress.cause ? `negotiations:cause.${progress.cause}` : `negotiations:status.${progress.status}`);
  const facts = rowsOf([
    [t('players:field.principalRole'), role],
    [t('players:field.age'), player?.age == null ? null : t('ui:years', { count: player.age })],
    [t('players:field.nationality'), player?.nationality ? words.country(player.nationality) : null],
    [t('negotiations:field.level'), words.level(report.level)],
    [
      t('negotiations:field.availability'),
      t(report.immediateAvailability ? 'negotiations:terms.available' : 'negotiations:terms.notAvailable'),
    ],
    [t('negotiations:field.created'), dayInWords(language, report.createdAt)],
    [
      t(report.sharedBy === 'club' ? 'negotiations:field.club' : 'negotiations:field.proposer'),
      sharer ? [sharer.name, sharer.detail].filter(Boolean).join(', ') : null,
    ],
    [t('negotiations:field.price'), terms ? words.money(terms.price) : null],
    [t('negotiations:field.status'), status ?? null],
    [t('negotiations:field.changed'), progress ? dayInWords(language, progress.changedAt) : null],
  ]);
  return {
    title: t('reports:negotiation.title', { player: name || role }),
    subtitle: status ?? '',
    summary: [name === '' ? '' : role, words.level(report.level), sharer?.name ?? '']
      .filter(Boolean)
      .join(' · '),
    imageUrl: player?.imageUrl ?? null,
    sections: [{ title: t('negotiations:page.terms'), rows: facts }],
  };
}
