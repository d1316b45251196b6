import clubFacts from './clubs.json' with { type: 'json' };
import type { DemoClub } from './demo.repository.ts';

/**
 * The demo's clubs: name, town and league as they were in 2025/26, from general knowledge. A club that moved after that
 * season may still stand in its old league.
 */
export const demoClubs: readonly DemoClub[] = (
  clubFacts as [string, string, string, string | null, string, number][]
).map(([name, city, country, region, league, level]) => ({ name, city, country, region, league, level }));

/** The leagues below those of the real clubs by level, from 4 on, with invented clubs. */
export const lowerLeagues = [
  'Eccellenza',
  'Promozione',
  'Prima Categoria',
  'Seconda Categoria',
  'Terza Categoria',
];
/** Each plays in one league only. */
const lowerClubs: readonly (readonly string[])[] = [
  ['Virtus Brenta', 'Union Riviera', 'Nuova Aurora', 'Atletico Laguna'],
  ['Pro Castello', 'Real Collina', 'Real Vigonza'],
  ['Polisportiva Olmo', 'Libertas Pianura'],
  ['Borgo Antico', 'San Rocco Calcio'],
  ['Amatori Fornace', 'Nuova Cervara'],
];

/** The deepest level of which real clubs are listed. */
const deepestLevel = 3;

/** The Italian clubs for which somebody of this level may play. */
export function clubNamesOf(level: number): readonly string[] {
  if (level > deepestLevel) return lowerClubs[level - deepestLevel - 1] ?? [];
  return demoClubs.filter((club) => club.country === 'IT' && club.level === level).map((club) => club.name);
}
