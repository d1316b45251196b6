import { type FileMatch, type MatchedFiles, matchFiles, type NamedPlayer } from './match-files.ts';

/** A file among others, whose it is, and why that is not sure. */
export interface PlacedFile<Key> {
  readonly place: number;
  readonly player: Key | null;
  readonly doubt: Exclude<FileMatch<Key>['state'], 'matched'> | null;
  /** Players among whom the reader chooses first. */
  readonly likely: readonly Key[];
}

/** What the reader said: whose the file at a place is, or that it is nobody's. */
export type ChosenPlaces<Key> = ReadonlyMap<number, Key | null>;

/** Whose each file is: as the reader chose, else by its name. Without a name it cannot be taken, and is nobody's. */
export function placeFiles<Key>(
  names: readonly (string | null)[],
  players: readonly NamedPlayer<Key>[],
  chosen: ChosenPlaces<Key>,
  of: MatchedFiles,
): PlacedFile<Key>[] {
  const usable = names.flatMap((name, place) => (name === null ? [] : [{ name, place }]));
  const matches = new Map<number, FileMatch<Key>>();
  for (const [at, match] of matchFiles(
    usable.map(({ name }) => name),
    players,
    of,
  ).entries())
    matches.set(usable[at]?.place ?? -1, match);
  const given = new Set<unknown>([...chosen.values()].filter((key) => key !== null));
  return names.map((name, place) => {
    const match = matches.get(place) ?? { state: 'unknown' as const };
    const own = chosen.get(place);
    const found = match.state === 'matched' && !given.has(match.player) ? match.player : null;
    const player = name === null ? null : own === undefined ? found : own;
    const doubt = player !== null || own === null || match.state === 'matched' ? null : match.state;
    return { place, player, doubt, likely: 'players' in match ? match.players : [] };
  });
}

/** The choice with one more. A player has one file: the other one waits again. */
export function choosePlayer<Key>(
  chosen: ChosenPlaces<Key>,
  placed: readonly PlacedFile<Key>[],
  place: number,
  player: Key | null,
): ChosenPlaces<Key> {
  const next = new Map(chosen);
  if (player !== null) for (const file of placed) if (file.player === player) next.set(file.place, null);
  return next.set(place, player);
}
