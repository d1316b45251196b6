import type {
  NegotiationReport,
  OfferReport,
  RequestReport,
} from '@trattativa/contract/insight/reports/report';
import type { ContractTerm, ReportedTerm } from '@trattativa/domain/deals/offer-terms';
import { consentKey } from '@trattativa/texts/consent-key';
import { formatPlainDate } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import { requestWordsIn } from '@trattativa/texts/request-words';
import { textsIn } from '@trattativa/texts/translate';
import { contractRows } from './contract-rows.ts';
import { playerSheet } from './player-sheet.ts';
import type { Report } from './read-report.ts';
import { dayInWords, type ReportSheet, rowsOf, type SheetWords, sheetWords, some } from './sheet.ts';

/** Turns a report into a sheet of texts. A sheet contains nothing that the report does not. */
export function reportSheet(shown: Report, language: Language, today: string): ReportSheet {
  if (shown.kind === 'player') return playerSheet(shown.report, language, today);
  if (shown.kind === 'request') return requestSheet(shown.report, language);
  if (shown.kind === 'offer') return offerSheet(shown.report, language);
  return negotiationSheet(shown.report, language);
}

/** A request's report as a sheet. */
function requestSheet({ request }: RequestReport, language: Language): ReportSheet {
  const { t, level, role } = sheetWords(language);
  const words = requestWordsIn(
    textsIn(language, ['requests', 'catalogue', 'countries', 'players', 'ui']),
    language,
  );
  const season = words.season(request.season);
  const levelName = level(request.level, request.country);
  const ages = words.ages(request.overAge, request.underAge);
  const offer = words.money(request.monthlyOffer, request.refundRange);
  const criteria = rowsOf([
    [t('requests:field.level'), levelName],
    [t('requests:field.place'), words.place(request)],
    [t('requests:field.address'), request.address],
    ...words.facts(request).map(({ label, value }) => [label, value] as const),
  ]);
  const texts = (['project', 'requestedMaterial'] as const).flatMap((name) =>
    request[name] === '' ? [] : [{ title: t(`requests:field.${name}`), rows: [], text: request[name] }],
  );
  return {
    title: t('requests:page.title', { club: request.team.name, role: role(request.role) }),
    subtitle: season,
    summary: [season, levelName, words.place(request), ages, offer].filter(Boolean).join(' · '),
    imageUrl: request.team.imageUrl,
    sections: [{ title: t('requests:page.criteria'), rows: criteria }, ...texts],
  };
}

/** A negotiation's report as a sheet. */
function negotiationSheet(report: NegotiationReport, language: Language): ReportSheet {
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
    [t('negotiations:field.level'), words.levelOption(report.level)],
    [
      t('negotiations:field.availability'),
      t(
        report.immediateAvailability
          ? 'negotiation-course:terms.available'
          : 'negotiation-course:terms.notAvailable',
      ),
    ],
    [t('negotiations:field.created'), dayInWords(language, report.createdAt)],
    [
      t(report.sharedBy === 'club' ? 'negotiations:field.club' : 'negotiations:field.proposer'),
      sharer ? [sharer.name, sharer.detail].filter(Boolean).join(', ') : null,
    ],
    [t('negotiations:field.consent'), consentWord(report, words)],
    [t('negotiations:field.price'), terms?.price == null ? null : words.money(terms.price)],
    [t('negotiations:field.status'), status ?? null],
    [t('negotiations:field.changed'), progress ? dayInWords(language, progress.changedAt) : null],
  ]);
  return {
    title: t('reports:negotiation.title', { player: name || role }),
    subtitle: status ?? '',
    summary: [name === '' ? '' : role, words.levelOption(report.level), sharer?.name ?? '']
      .filter(Boolean)
      .join(' · '),
    imageUrl: player?.imageUrl ?? null,
    sections: [{ title: t('negotiation-course:page.terms'), rows: facts }],
  };
}

/** An offer's report as a sheet. */
function offerSheet(report: OfferReport, language: Language): ReportSheet {
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
    [t('negotiations:field.level'), words.level(report.level, report.country)],
    [t('requests:field.country'), words.country(report.country)],
    [t('reports:offer.season'), `${season}/${String((season + 1) % 100).padStart(2, '0')}`],
    [t('reports:offer.created'), dayInWords(language, report.createdAt)],
    [t('reports:offer.sharer'), sharer ? [sharer.name, sharer.detail].filter(Boolean).join(', ') : null],
    [t('negotiations:field.consent'), consentWord(report, words)],
    [t('negotiations:field.status'), status],
    [t('reports:offer.expires'), progress?.expiresOn ? formatPlainDate(language, progress.expiresOn) : null],
  ]);
  return {
    title: t('reports:offer.title', { player: name || role }),
    subtitle: status,
    summary: [name === '' ? '' : role, words.level(report.level, report.country), sharer?.name ?? '']
      .filter(Boolean)
      .join(' · '),
    imageUrl: player?.imageUrl ?? null,
    sections: [
      { title: t('reports:kind.offer'), rows: facts },
      ...(terms ? [{ title: t('reports:offer.terms'), rows: termRows(report, terms, words, language) }] : []),
    ],
  };
}

/** Whether the player stands by the proposal; null: nobody has to. */
function consentWord(
  { consent, consentWay }: Pick<NegotiationReport, 'consent' | 'consentWay'>,
  { t }: SheetWords,
): string | null {
  return consent === null ? null : t(consentKey(consent, consentWay));
}

function termRows(
  report: OfferReport,
  terms: NonNullable<OfferReport['terms']>,
  words: SheetWords,
  language: Language,
) {
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
  const rows: Record<Exclude<ReportedTerm, ContractTerm>, readonly [label: string, value: string | null]> = {
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
  return rowsOf([...Object.values(rows), ...contractRows(report, terms, words, language)]);
}
