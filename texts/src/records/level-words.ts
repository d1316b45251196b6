import {
  type Category,
  categoryOfLevel,
  levelKey,
  levelsOfSearch,
} from '@trattativa/domain/people/categories';
import { type Level, youthLevel } from '@trattativa/domain/people/levels';
import type { TextFunction } from '../text-keys.ts';

/** Facts of a career entry that say where its club played. */
interface PlayedIn {
  division: string;
  category: number | null;
  level: number | null;
}

/** The names of the levels of football in one language: of a league where one is known. */
export function levelWordsIn(t: TextFunction<'catalogue' | 'countries'>) {
  /** An option of a list that holds for every country: the number, with the league that Italy plays at it. */
  const levelOption = (id: number): string => {
    const category = categoryOfLevel(id);
    const level = t(`catalogue:level.${id as Level}`);
    return category === null
      ? level
      : t('catalogue:levelOption', { league: t(`catalogue:category.${category}`), level });
  };
  /** The league's name in Italy; elsewhere the number with the country; both where no country is known. */
  const level = (id: number, country?: string | null): string => {
    if (country == null) return levelOption(id);
    const key = levelKey(id, country);
    const name = t(`catalogue:${key}`);
    return key.startsWith('category.') || country === 'IT' || id === youthLevel
      ? name
      : t('catalogue:levelAbroad', { level: name, country: t(`countries:${country}`) });
  };
  /** Levels that somebody looks for in these countries, or where they live; `both` says one that holds for every country. */
  const searched =
    (both: (id: number) => string) => (countries: readonly string[], home: string | null | undefined) => {
      const search = levelsOfSearch(countries, home);
      if (search.by === 'both') return both;
      return (id: number): string =>
        t(`catalogue:${levelKey(id, search.by === 'league' ? search.country : null)}`);
    };
  return {
    level,
    levelOption,
    /** Where the club of a career entry played: the division as entered, else the league, else the level; empty: unknown. */
    leagueOf({ division, category, level: id }: PlayedIn): string {
      if (division !== '') return division;
      if (category !== null) return t(`catalogue:category.${category as Category}`);
      return id === null ? '' : levelOption(id);
    },
    /** An option of a list beside which a country may be chosen: then the leagues of that country. */
    optionIn:
      (country: string | null | undefined) =>
      (id: number): string =>
        country ? t(`catalogue:${levelKey(id, country)}`) : levelOption(id),
    levelIn: searched(levelOption),
    /** A searched level where there is little room: the number without the league that Italy plays at it. */
    shortLevelIn: searched((id) => t(`catalogue:level.${id as Level}`)),
  };
}

export type LevelWords = ReturnType<typeof levelWordsIn>;
