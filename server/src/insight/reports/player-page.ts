import type { PlayerReport } from '@trattativa/contract/insight/reports/report';
import { seasonWords } from '@trattativa/domain/people/players/season-words';
import { statedIn } from '@trattativa/texts/records/player-report-words';
import { fieldsAtTop } from '@trattativa/texts/records/player-rows';
import type { SheetCareerEntry, SheetPlayer, SheetSection, SheetWords } from './drawing/sheet.ts';

/** A player's report in the layout of the player's page: who, the facts that decide, measures, then the sections. */
export function playerPage(
  report: PlayerReport,
  { rows, level }: SheetWords,
  sections: readonly SheetSection[],
  today: string,
): SheetPlayer {
  const { identity, career, availability } = report;
  const stated = statedIn(report);
  const current = career?.currentLevel ?? null;
  const said = new Set([...fieldsAtTop(stated, today)].map(rows.label));
  return {
    club: career?.currentClub ?? '',
    league: current === null ? null : { name: level(current, availability?.country), level: current },
    deciding: rows.deciding(stated, today),
    measures: rows.measures(stated),
    principalRole: report.principalRole,
    secondaryRole: report.secondaryRole,
    hasFace: identity !== undefined,
    sections: sections
      .map((section) => ({ ...section, rows: section.rows.filter(({ label }) => !said.has(label)) }))
      .filter((section) => (section.careerEntries ?? section.rows).length > 0 || section.radar !== undefined),
  };
}

/** The career entries as published, each with its league. */
export function careerEntriesOf({ career }: PlayerReport, words: SheetWords): SheetCareerEntry[] {
  return (career?.items ?? []).map((item) => {
    const name = words.leagueOf(item);
    return {
      season: seasonWords(item),
      club: item.clubName,
      league: name === '' ? null : { name, level: item.level },
    };
  });
}
