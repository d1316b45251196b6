import type { PlayerReport } from '@trattativa/contract/insight/reports/report';
import type { PlayerGroup } from '@trattativa/domain/insight/report-groups';
import { minutesOfNewestSeason, playedFewMinutes } from '@trattativa/domain/people/players/season-figures';
import { summariseSkills } from '@trattativa/domain/people/players/skill-summary';
import {
  highestMark,
  type Skill,
  type SkillGroup,
  skillsByGroup,
} from '@trattativa/domain/people/players/skills';
import { formatFileSize } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import { type FactGroup, rowsOfGroup } from '@trattativa/texts/records/player-report-words';
import {
  type ReportSheet,
  rowsOf,
  type SheetRow,
  type SheetSection,
  type SheetWords,
  sheetWords,
} from './drawing/sheet.ts';
import { careerEntriesOf, playerPage } from './player-page.ts';

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
    identity?.age == null ? '' : words.years(identity.age),
    career?.currentClub ?? '',
    career?.currentLevel == null ? '' : words.level(career.currentLevel, availability?.country),
    words.contractState(availability ?? {}) ?? '',
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

function sectionsOf(report: PlayerReport, words: SheetWords, language: Language): SheetSection[] {
  const { t, rows } = words;
  const { contacts } = report;
  const section = (group: PlayerGroup, of: SheetRow[]): SheetSection => ({
    group,
    title: t(`reports:group.${group}`),
    rows: of,
  });
  const facts = (group: FactGroup) => section(group, rowsOfGroup(rows, report, group));
  return [
    facts('identity'),
    facts('physical'),
    skillSection(report, words),
    { ...section('career', careerRows(report, words)), careerEntries: careerEntriesOf(report, words) },
    section('video', videoRows(report, words)),
    facts('availability'),
    facts('economic'),
    contacts
      ? section(
          'contacts',
          rowsOf([
            [t('reports:field.contact'), contacts.name],
            [t('reports:field.email'), contacts.email],
            [rows.label('phone'), contacts.phone],
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

function careerRows(report: PlayerReport, words: SheetWords): SheetRow[] {
  const careerEntries = careerEntriesOf(report, words).map(({ season, club, league }) => ({
    label: season || '–',
    value: [club, league?.name ?? ''].filter(Boolean).join(' · '),
  }));
  return [...rowsOfGroup(words.rows, report, 'career'), ...careerEntries];
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
  const selected = words.skills(skills.selected);
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
