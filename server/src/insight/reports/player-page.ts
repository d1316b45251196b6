import type { PlayerReport } from '@trattativa/contract/insight/reports/report';
import { briefLevels, countryOfCategory, type LevelRange } from '@trattativa/domain/people/categories';
import { type DecidingFact, decidingFacts, fieldsOfFacts } from '@trattativa/domain/people/deciding-facts';
import { seasonWords } from '@trattativa/domain/people/season-words';
import {
  rowsOf,
  type SheetCareerEntry,
  type SheetPlayer,
  type SheetSection,
  type SheetWords,
  some,
} from './sheet.ts';

/** Fields whose values the measures say in other words. */
const inMeasures = ['secondNationality', 'contractualStatus', 'contractEnd'] as const;

/** A player's report in the layout of the player's page: who, the facts that decide, measures, then the sections. */
export function playerPage(
  report: PlayerReport,
  words: SheetWords,
  sections: readonly SheetSection[],
  today: string,
): SheetPlayer {
  const { t } = words;
  const { identity, career, availability, economic } = report;
  const level = career?.currentLevel ?? null;
  const facts = decidingFacts({ ...availability, ...economic, euPassport: identity?.euPassport }, today);
  const measures = measuresOf(report, words);
  const said = new Set([
    ...measures.map(({ label }) => label),
    ...[...fieldsOfFacts(facts), ...inMeasures].map((field) => t(`players:field.${field}`)),
  ]);
  return {
    club: career?.currentClub ?? '',
    league: level === null ? null : { name: words.level(level, availability?.country), level },
    deciding: facts.map((fact) => factWords(fact, words)),
    measures,
    principalRole: report.principalRole,
    secondaryRole: report.secondaryRole,
    hasFace: identity !== undefined,
    sections: sections
      .map((section) => ({ ...section, rows: section.rows.filter(({ label }) => !said.has(label)) }))
      .filter(({ rows, careerEntries, radar }) => (careerEntries ?? rows).length > 0 || radar !== undefined),
  };
}

function measuresOf({ identity, physical, career, availability }: PlayerReport, words: SheetWords) {
  const { t } = words;
  const contract = availability?.contractEnd
    ? t('players:card.until', { date: words.plainDate(availability.contractEnd) })
    : some(availability?.contractualStatus ?? null, (id) => t(`catalogue:contractualStatus.${id}`));
  const nationalities = [identity?.nationality, identity?.secondNationality].flatMap((code) =>
    code ? [words.country(code)] : [],
  );
  return rowsOf([
    [t('players:field.age'), some(identity?.age ?? null, (age) => t('ui:years', { count: age }))],
    [t('players:field.nationality'), nationalities.join(', ')],
    [t('players:field.contractualStatus'), contract],
    [t('players:field.foot'), some(physical?.foot ?? null, (foot) => t(`catalogue:foot.${foot}`))],
    [t('players:card.height'), some(physical?.heightCm ?? null, (cm) => `${cm} cm`)],
    [t('reports:field.weight'), some(physical?.weightKg ?? null, (kg) => `${kg} kg`)],
    [t('reports:field.minutes'), some(career?.minutesPercent ?? null, words.percent)],
    [t('players:field.euPassport'), some(identity?.euPassport ?? null, words.yesOrNo)],
  ]);
}

/** The career entries of the career as published, each with its league. */
export function careerEntriesOf({ career }: PlayerReport, words: SheetWords): SheetCareerEntry[] {
  return (career?.items ?? []).map((item) => {
    const { clubName, division, category, level } = item;
    const name = division || (level === null ? '' : words.level(level, countryOfCategory(category)));
    return { season: seasonWords(item), club: clubName, league: name === '' ? null : { name, level } };
  });
}

function factWords(fact: DecidingFact, { t, list, money, country, plainDate }: SheetWords): string {
  const range = ({ from, to }: LevelRange) =>
    from === to
      ? t(`catalogue:${from}`)
      : t('players:fact.levelRange', { from: t(`catalogue:${from}`), to: t(`catalogue:${to}`) });
  const refund = (range: number) => t(`catalogue:refundRange.${range as 0}`);
  if (fact.kind === 'contract') return t(`players:standing.${fact.standing}`, { date: plainDate(fact.end) });
  if (fact.kind === 'available') return t('players:fact.available');
  if (fact.kind === 'openTo')
    return t('players:fact.openTo', { moves: list(fact.moves.map((kind) => t(`players:move.${kind}`))) });
  if (fact.kind === 'asks') return t('players:fact.asks', { amount: money(fact.euros) });
  if (fact.kind === 'refund') return t('players:fact.refund', { range: refund(fact.range) });
  if (fact.kind === 'searches')
    return t('players:fact.searches', { levels: list(briefLevels(fact).map(range)) });
  if (fact.kind === 'countries')
    return t('players:fact.countries', { countries: list(fact.codes.map(country)) });
  return t('players:fact.euPassport');
}
