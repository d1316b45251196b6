import type { OfferReport } from '@trattativa/contract/insight/reports/report';
import type { ReportedTerm } from '@trattativa/domain/deals/offer-terms';
import { formatPlainDate } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import { dayInWords, type ReportSheet } from './sheet.ts';
import { rowsOf, type SheetWords, sheetWords, some } from './sheet-words.ts';

/** An offer's report in words. */
export function offerSheet(report: OfferReport, language: Language): ReportSheet {
  const words = sheetWords(language);
  const { t } = words;
  const { player, sharer, progress, terms, season } = report;
  const role =
    some(report.principalRole, words.role) ??
    some(report.coachRole, (id) => t(`catalogue:coachingStaffRole.${id}`)) ??
    t('players:field.player');
  const name = player ? `${player.name} ${player.surname}`.trim() : '';
  const status = progress ? t(`catalogue:offerStatus.${progress.status}`) : '';
  const facts = rowsOf([
    [t('reports:offer.for'), role],
    [t('players:field.age'), player?.age == null ? null : t('ui:years', { count: player.age })],
    [t('negotiations:field.level'), words.level(report.level)],
    [t('requests:field.country'), words.country(report.country)],
    [t('reports:offer.season'), `${season}/${String((season + 1) % 100).padStart(2, '0')}`],
    [t('reports:offer.created'), dayInWords(language, report.createdAt)],
    [t('reports:offer.sharer'), sharer ? [sharer.name, sharer.detail].filter(Boolean).join(', ') : null],
    [t('negotiations:field.status'), status],
    [t('reports:offer.expires'), progress?.expiresOn ? formatPlainDate(language, progress.expiresOn) : null],
  ]);
  return {
    title: t('reports:offer.title', { player: name || role }),
    subtitle: status,
    summary: [name === '' ? '' : role, words.level(report.level), sharer?.name ?? '']
      .filter(Boolean)
      .join(' · '),
    imageUrl: player?.imageUrl ?? null,
    sections: [
      { title: t('reports:kind.offer'), rows: facts },
      ...(terms ? [{ title: t('reports:offer.terms'), rows: termRows(terms, words) }] : []),
    ],
  };
}

function termRows(terms: NonNullable<OfferReport['terms']>, words: SheetWords) {
  const { t, money } = words;
  const term = (name: 'monthlySalary' | 'food' | 'house' | 'travelTicket' | 'teamBonus') =>
    t(`catalogue:offerTerm.${name}`);
  const per = (
    name: 'perGoals' | 'perAssists' | 'perMatches',
    bonus: { amount: number; every: number } | null,
  ) =>
    [t(`catalogue:offerTerm.${name}`, { count: bonus?.every ?? 0 }), bonus && money(bonus.amount)] as const;
  const goal = (id: number) => t(`catalogue:seasonGoal.${id}`);
  const team = (id: number, euros: number | null) =>
    [`${term('teamBonus')}: ${goal(id)}`, some(euros, money)] as const;
  const rows: Record<ReportedTerm, readonly [label: string, value: string | null]> = {
    monthlySalary: [term('monthlySalary'), money(terms.monthlySalary)],
    months: [t('reports:offer.months'), String(terms.months)],
    food: [term('food'), terms.food ? t('ui:yes') : null],
    house: [term('house'), some(terms.house, (id) => t(`catalogue:accommodation.${id}`))],
    travelTicket: [term('travelTicket'), terms.travelTicket ? t('ui:yes') : null],
    playoffBonus: team(0, terms.playoffBonus),
    leagueWinnersBonus: team(1, terms.leagueWinnersBonus),
    playoutBonus: team(2, terms.playoutBonus),
    goalsBonus: per('perGoals', terms.goalsBonus),
    assistsBonus: per('perAssists', terms.assistsBonus),
    matchesBonus: per('perMatches', terms.matchesBonus),
    seasonGoal: [t('reports:offer.goal'), some(terms.seasonGoal, goal)],
  };
  return rowsOf(Object.values(rows));
}
