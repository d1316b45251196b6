/** The colours that a club may choose from, named; the values are those of the drawings. */
export const clubColours = {
  white: '#f7f7f2',
  black: '#1c1d21',
  grey: '#8b9199',
  red: '#c8202f',
  claret: '#7a1730',
  orange: '#e8751a',
  yellow: '#f4c81e',
  gold: '#c79a2f',
  green: '#14834a',
  darkGreen: '#0d4a34',
  sky: '#6bb6e3',
  blue: '#1e5fc2',
  navy: '#15274f',
  purple: '#5b2d87',
  pink: '#ec8fb0',
  brown: '#6d4326',
} as const;

export type ClubColour = keyof typeof clubColours;

export const clubColourNames = Object.keys(clubColours) as [ClubColour, ...ClubColour[]];

/** How the two colours of a club stand on its crest and its shirt. */
export const crestPatterns = [
  'plain',
  'halves',
  'stripes',
  'hoops',
  'sash',
  'band',
  'quarters',
  'chevron',
] as const;

export type CrestPattern = (typeof crestPatterns)[number];

/** A club's colours and their pattern. */
export interface ClubColours {
  pattern: CrestPattern;
  first: ClubColour;
  second: ClubColour;
}

/** The name of the drawn crest of a club, the last segment of its address. */
export function crestName({ pattern, first, second }: ClubColours): string {
  return `crest-${pattern}-${first}-${second}.svg`;
}

/** Pairs of colours that clubs wear, the first one dominant. */
const pairs: readonly (readonly [ClubColour, ClubColour])[] = [
  ['black', 'white'],
  ['red', 'white'],
  ['blue', 'white'],
  ['navy', 'sky'],
  ['claret', 'gold'],
  ['green', 'white'],
  ['red', 'blue'],
  ['yellow', 'blue'],
  ['red', 'black'],
  ['blue', 'black'],
  ['white', 'navy'],
  ['yellow', 'red'],
  ['purple', 'white'],
  ['sky', 'white'],
  ['orange', 'black'],
  ['darkGreen', 'yellow'],
  ['white', 'red'],
  ['pink', 'black'],
];

/** A number that depends on every letter of a text; equal texts give equal numbers (FNV-1a). */
export function numberOfText(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text.normalize('NFD').toLowerCase()) {
    hash ^= letter.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash;
}

/** The colours of a club that has named none: always the same ones for the same name. */
export function coloursOfName(name: string): ClubColours {
  const hash = numberOfText(name.trim());
  const [first, second] = pairs[hash % pairs.length] as (typeof pairs)[number];
  return { pattern: crestPatterns[(hash >>> 8) % crestPatterns.length] as CrestPattern, first, second };
}
