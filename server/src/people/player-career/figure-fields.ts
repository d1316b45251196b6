import type { CareerEntryInput } from '@trattativa/contract/people/players/career';
import type { FigureEnterer } from '@trattativa/domain/people/players/season-figures';
import { figureConflicts } from '@trattativa/domain/people/players/season-figures';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { writtenOnly } from '../../platform/omitted-fields.ts';
import type { CareerEntryFields } from '../career-entries/career-entries.repository.ts';

/** Side that enters figures, and when. */
export interface EnteredBy {
  by: FigureEnterer;
  at: Date;
  /** Where figures without a page to check them come from; by default they are entered by hand. */
  source?: 'entered' | 'imported';
}

/** Side for which the caller enters figures. */
export function entererOf(actor: Actor): FigureEnterer {
  if (isStaff(actor)) return 'staff';
  if (actor.kind === 'team') return 'club';
  if (actor.kind === 'coach') return 'coach';
  return actor.kind === 'player' ? 'player' : 'agent';
}

/**
 * The figures changed by validated input, with their source and whose side entered them. Throws `INVALID_INPUT` for figures
 * that exceed the matches played.
 */
export function changedFigures(
  present: CareerEntryFields,
  input: CareerEntryInput,
  { by, at, source = 'entered' }: EnteredBy,
): Partial<CareerEntryFields> {
  const figures = writtenOnly<CareerEntryFields>({
    appearances: input.appearances,
    starts: input.starts,
    minutes: input.minutes,
    goals: input.goals,
    assists: input.assists,
    yellow_cards: input.yellowCards,
    red_cards: input.redCards,
    clean_sheets: input.cleanSheets,
  });
  const next = { ...present, ...figures };
  const conflicts = figureConflicts({ ...next, cleanSheets: next.clean_sheets });
  if (conflicts.length > 0) {
    throw new AppError('INVALID_INPUT', {
      fields: conflicts.map(({ figure, max }) => ({
        path: ['experience', figure],
        code: 'tooBig',
        params: { max: max },
      })),
    });
  }
  const url = input.figuresUrl === undefined ? present.figures_url : input.figuresUrl;
  const names = Object.keys(figures) as (keyof typeof figures)[];
  const isChanged = names.some((name) => figures[name] !== present[name]) || url !== present.figures_url;
  if (!isChanged) return {};
  const hasAny = [
    next.appearances,
    next.starts,
    next.minutes,
    next.goals,
    next.assists,
    next.yellow_cards,
    next.red_cards,
    next.clean_sheets,
  ].some((figure) => figure !== null);
  const origin = hasAny
    ? {
        figures_source: url === null ? source : ('footballData' as const),
        figures_by: by,
        figures_at: at,
      }
    : { figures_source: null, figures_by: null, figures_at: null };
  return { ...figures, figures_url: hasAny ? url : null, ...origin };
}
