import type { PlayerGroup } from '@trattativa/domain/insight/report-groups';
import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import { formatSeries } from '@trattativa/texts/format-series';
import { formatNumber, formatPlainDate } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import { playerRowsIn } from '@trattativa/texts/records/player-rows';
import { textsIn } from '@trattativa/texts/translate';
import { dayOf } from '../../../platform/clock.ts';

/** A labelled fact. */
export interface SheetRow {
  label: string;
  value: string;
  /** An address that the value links to. */
  link?: string;
}

export interface SheetSection {
  title: string;
  rows: SheetRow[];
  /** Drawn above the rows: one axis each, from the centre, 0, to the edge, 1; null where nothing is known. */
  radar?: { axes: { label: string; share: number | null }[]; isSure: boolean };
  /** Free user text, drawn unchanged. */
  text?: string;
  /** What of a player is told here, and the career entries of a career, the latest first. */
  group?: PlayerGroup;
  careerEntries?: SheetCareerEntry[];
}

/** A league by name; its colour follows from the level. */
export interface SheetLeague {
  name: string;
  level: number | null;
}

export interface SheetCareerEntry {
  season: string;
  club: string;
  league: SheetLeague | null;
}

/** The layout of a player's page: what stands at its top, and the sections below, which do not repeat it. */
export interface SheetPlayer {
  club: string;
  league: SheetLeague | null;
  deciding: string[];
  measures: SheetRow[];
  principalRole: PlayerRole | null;
  secondaryRole: PlayerRole | null;
  /** Whether the report says who the player is: then a face, or the shirt of somebody without a picture. */
  hasFace: boolean;
  sections: SheetSection[];
}

/** A report as texts in one language, for the PDF and the preview. */
export interface ReportSheet {
  title: string;
  subtitle: string;
  /** One line for a preview: the most important facts. */
  summary: string;
  imageUrl: string | null;
  sections: SheetSection[];
  /** The report of a player has the layout of the player's page. */
  player?: SheetPlayer;
}

export function dayInWords(language: Language, instant: string): string {
  return formatPlainDate(language, dayOf(new Date(instant)));
}

/** The texts of a report's sheet in one language. */
export function sheetWords(language: Language) {
  const t = textsIn(language, [
    'reports',
    'catalogue',
    'countries',
    'negotiations',
    'negotiation-course',
    'offers',
    'players',
    'player-skills',
    'requests',
    'regions',
    'ui',
  ]);
  const rows = playerRowsIn(t, language);
  return {
    t,
    rows,
    ...rows.words,
    list: (items: readonly string[]) => formatSeries(language, items),
    number: (value: number) => formatNumber(language, value),
  };
}

export type SheetWords = ReturnType<typeof sheetWords>;

/** Rows of labels and values; absent values are left out. */
export function rowsOf(facts: readonly (readonly [label: string, value: string | null])[]): SheetRow[] {
  return facts.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value }]));
}
