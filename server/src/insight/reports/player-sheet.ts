import type { PlayerReport } from '@trattativa/contract/insight/reports/report';
import type { PlayerGroup } from '@trattativa/domain/insight/report-groups';
import { countryOfCategory } from '@trattativa/domain/people/categories';
import { openMoves } from '@trattativa/domain/people/contract-facts';
import { minutesOfNewestSeason, playedFewMinutes } from '@trattativa/domain/people/season-figures';
import { summariseSkills } from '@trattativa/domain/people/skill-summary';
import { highestMark, type Skill, type SkillGroup, skillsByGroup } from '@trattativa/domain/people/skills';
import { formatFileSize } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import { careerEntriesOf, playerPage } from './player-page.ts';
import {
  type ReportSheet,
  rowsOf,
  type SheetRow,
  type SheetSection,
  type SheetWords,
  sheetWords,
  some,
} from './sheet.ts';

/** A player's report as a sheet, on this day (`YYYY-MM-DD`). */
export function playerSheet(report: PlayerReport, language: Language, today: string): ReportSheet {
  const words = sheetWords(language);
  const { t } = words;
  const { identity, career, availability } = report;
  const role = report.principalRole === null ? '' : words.role(report.principalRole);
  const name = identity ? `${identity.name} ${identity.surname}`.trim() : '';
  const also =
    report.secondaryRole === null
      ? ''
      : t('players:card.alsoRole', { role: words.role(report.secondaryRole) });
  const sections = sectionsOf(report, words, language).filter(({ rows }) => rows.length > 0);
  const summary = [
    name === '' ? '' : role,
    identity?.age == null ? '' : t('ui:years', { count: identity.age }),
    career?.currentClub ?? '',
    career?.currentLevel == null ? '' : words.level(career.currentLevel, availability?.country),
    availability?.contractualStatus == null
      ? ''
      : t(`catalogue:contractualStatus.${availability.contractualStatus}`),
    isConfirmed(report) ? '' : t('players:card.listing.unconfirmed'),
  ];
  return {
    title: name || role || t('players:field.player'),
    subtitle: [name === '' ? '' : role, also].filter(Boolean).join(' · '),
    summary: summary.filter(Boolean).join(' · ') || t('reports:kind.player'),
    imageUrl: identity?.imageUrl ?? null,
    sections,
    player: playerPage(report, words, sections, today),
  };
}

/** Whether the player stands by the record; one without a login cannot. */
function isConfirmed({ listing }: PlayerReport): boolean {
  return listing === 'confirmed';
}

/** Named in `players:field.<name>`. */
type ShownField =
  | 'age'
  | 'nationality'
  | 'secondNationality'
  | 'eligibleAssociations'
  | 'registeredAssociation'
  | 'permitNeeded'
  | 'euPassport'
  | 'foot'
  | 'heightCm'
  | 'weightKg'
  | 'contractualStatus'
  | 'contractEnd'
  | 'optionHolder'
  | 'optionUntil'
  | 'openTo'
  | 'immediateAvailability'
  | 'country'
  | 'searchLevels'
  | 'countriesInterested'
  | 'salary'
  | 'requestedSalary'
  | 'refundRange'
  | 'requestedFood'
  | 'requestedAccommodation'
  | 'requestedBonus'
  | 'playerValue'
  | 'releaseClause'
  | 'askingFee'
  | 'payShare'
  | 'phone';

function sectionsOf(report: PlayerReport, words: SheetWords, language: Language): SheetSection[] {
  const { t } = words;
  const field = (name: ShownField) => t(`players:field.${name}`);
  const { identity, physical, availability, economic, contacts } = report;
  const section = (group: PlayerGroup, rows: SheetRow[]): SheetSection => ({
    group,
    title: t(`reports:group.${group}`),
    rows,
  });
  return [
    identity
      ? section(
          'identity',
          rowsOf([
            [field('age'), some(identity.age, (age) => t('ui:years', { count: age }))],
            [field('nationality'), some(identity.nationality, words.country)],
            [field('secondNationality'), some(identity.secondNationality, words.country)],
            [field('registeredAssociation'), some(identity.registeredAssociation, words.country)],
            [field('eligibleAssociations'), words.list(identity.eligibleAssociations.map(words.country))],
            [field('permitNeeded'), some(identity.permitNeeded, words.yesOrNo)],
            [field('euPassport'), some(identity.euPassport, words.yesOrNo)],
          ]),
        )
      : null,
    physical
      ? section(
          'physical',
          rowsOf([
            [field('foot'), some(physical.foot, (foot) => t(`catalogue:foot.${foot}`))],
            [t('players:card.height'), some(physical.heightCm, (cm) => `${cm} cm`)],
            [t('reports:field.weight'), some(physical.weightKg, (kg) => `${kg} kg`)],
          ]),
        )
      : null,
    skillSection(report, words),
    { ...section('career', careerRows(report, words)), careerEntries: careerEntriesOf(report, words) },
    section('video', videoRows(report, words)),
    availability
      ? section(
          'availability',
          rowsOf([
            [
              field('contractualStatus'),
              some(availability.contractualStatus, (id) => t(`catalogue:contractualStatus.${id}`)),
            ],
            [field('contractEnd'), some(availability.contractEnd, words.plainDate)],
            [
              field('optionHolder'),
              some(availability.optionHolder, (holder) => t(`players:optionHolder.${holder}`)),
            ],
            [field('optionUntil'), some(availability.optionUntil, words.plainDate)],
            [field('openTo'), words.list(openMoves(availability).map((kind) => t(`players:move.${kind}`)))],
            [field('immediateAvailability'), some(availability.immediateAvailability, words.yesOrNo)],
            [field('country'), some(availability.country, words.country)],
            [
              field('searchLevels'),
              words.list(
                availability.searchLevels.map(
                  words.levelIn(availability.countriesInterested, availability.country),
                ),
              ),
            ],
            [field('countriesInterested'), words.list(availability.countriesInterested.map(words.country))],
          ]),
        )
      : null,
    economic
      ? section(
          'economic',
          rowsOf([
            [field('salary'), some(economic.salary, words.money)],
            [field('requestedSalary'), some(economic.requestedSalary, words.money)],
            [field('refundRange'), some(economic.refundRange, (id) => t(`catalogue:refundRange.${id}`))],
            [field('requestedFood'), some(economic.requestedFood, words.yesOrNo)],
            [
              field('requestedAccommodation'),
              some(economic.requestedAccommodation, (id) => t(`catalogue:accommodation.${id}`)),
            ],
            [field('requestedBonus'), some(economic.requestedBonus, words.money)],
            [field('playerValue'), some(economic.playerValue, words.money)],
            [field('releaseClause'), some(economic.releaseClause, words.money)],
            [field('askingFee'), some(economic.askingFee, words.money)],
            [field('payShare'), some(economic.payShare, words.percent)],
          ]),
        )
      : null,
    contacts
      ? section(
          'contacts',
          rowsOf([
            [t('reports:field.contact'), contacts.name],
            [t('reports:field.email'), contacts.email],
            [field('phone'), contacts.phone],
          ]),
        )
      : null,
    section(
      'documents',
      (report.documents ?? []).map(({ name, bytes }) => ({
        label: name,
        value: formatFileSize(language, bytes),
      })),
    ),
  ].filter((part) => part !== null);
}

function careerRows({ career, availability }: PlayerReport, words: SheetWords): SheetRow[] {
  if (!career) return [];
  const { t } = words;
  const now = rowsOf([
    [t('players:field.currentClub'), career.currentClub],
    [
      t('players:field.currentLevel'),
      some(career.currentLevel, (level) => words.level(level, availability?.country)),
    ],
    [t('reports:field.minutes'), some(career.minutesPercent, words.percent)],
  ]);
  const careerEntries = career.items.map(
    ({ season, startYear, endYear, clubName, division, category, level }) => ({
      label: season || [startYear, endYear].filter((year) => year > 0).join('–') || '–',
      value: [clubName, division, level === null ? '' : words.level(level, countryOfCategory(category))]
        .filter(Boolean)
        .join(' · '),
    }),
  );
  return [...now, ...careerEntries];
}

/** Whether the published career says that the player played few minutes. */
function fewMinutesIn({ career }: PlayerReport): boolean {
  if (!career) return false;
  const minutes = minutesOfNewestSeason(career.items);
  return playedFewMinutes({ minutes, minutesPercent: career.minutesPercent });
}

/** The radar of the page, then the skills in words. */
function skillSection(report: PlayerReport, words: SheetWords): SheetSection {
  const { t } = words;
  const summary = summariseSkills(report.skills?.roles ?? [], fewMinutesIn(report));
  const { confidence, groups } = summary;
  const unsure = confidence === 'few' || confidence === 'own' || confidence === 'fewMinutes';
  return {
    group: 'skills',
    title: t('reports:group.skills'),
    rows: [
      ...skillRows(report, words),
      ...(unsure
        ? [
            {
              label: t('player-skills:evaluations.title'),
              value: t(`player-skills:evaluations.confidence.${confidence}`),
            },
          ]
        : []),
    ],
    ...(confidence !== 'none' && {
      radar: {
        isSure: confidence === 'enough',
        axes: groups.map(({ group, mean }) => ({
          label: `${t(`catalogue:skillGroup.${group}`)} ${mean === null ? '–' : words.number(mean)}`,
          share: mean === null ? null : mean / highestMark,
        })),
      },
    }),
  };
}

/** The player's strongest skills, and by evaluator role the mean of each group of skills. */
function skillRows({ skills }: PlayerReport, words: SheetWords): SheetRow[] {
  if (!skills) return [];
  const { t } = words;
  const selected = words.list(skills.selected.map((skill) => t(`catalogue:skill.${skill}`)));
  const evaluated = skills.roles
    .filter(({ evaluators }) => evaluators > 0)
    .map(({ role, evaluators, means }) => {
      const groups = (Object.entries(skillsByGroup) as [SkillGroup, readonly Skill[]][]).flatMap(
        ([group, ids]) => {
          const marks = means.filter(({ skill }) => (ids as readonly number[]).includes(skill));
          if (marks.length === 0) return [];
          const mean = marks.reduce((sum, mark) => sum + mark.mean, 0) / marks.length;
          return [`${t(`catalogue:skillGroup.${group}`)} ${words.number(Math.round(mean * 10) / 10)}`];
        },
      );
      return {
        label: `${t(`catalogue:evaluatorRole.${role}`)} (${evaluators})`,
        value: groups.join(' · '),
      };
    });
  return [...rowsOf([[t('player-skills:selected.title'), selected]]), ...evaluated];
}

type VideoField = keyof NonNullable<PlayerReport['video']>;

function videoRows({ video }: PlayerReport, { t }: SheetWords): SheetRow[] {
  return (Object.entries(video ?? {}) as [VideoField, string | null][]).flatMap(([name, url]) =>
    url === null ? [] : [{ label: t(`players:field.${name}`), value: url, link: url }],
  );
}
