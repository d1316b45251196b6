import { type ClubColours, clubColours } from '@trattativa/domain/platform/club-colours';
import { patternPath } from './drawn-crest.ts';

/** Person to draw: the number decides skin, hair, age and features; the colours are those of the shirt. */
export interface DrawnFace {
  number: number;
  dress: 'shirt' | 'jacket' | 'blouse';
  colours: ClubColours;
}

/** Skin, its shade, and the lips. */
const skins = [
  ['#f6d3b8', '#e5b593', '#c98372'],
  ['#efc3a0', '#d9a27d', '#b8705f'],
  ['#e0aa80', '#c58a60', '#a15f4c'],
  ['#c68a5f', '#a86d45', '#8a4f3d'],
  ['#9a6440', '#7d4d2e', '#6e3a2d'],
  ['#6f4429', '#57331d', '#4e2a20'],
] as const;

/** Hair by skin: fair heads may be blond or red, dark ones are dark. */
const fairHair = ['#2b211c', '#4a3222', '#6e4a2c', '#a9773f', '#c99a55', '#8f4a26', '#1d1a19'];
const darkHair = ['#191514', '#231b18', '#2e211b'];
const greyHair = '#8d8a86';
const backgrounds = ['#dfe8e1', '#e4e6ee', '#efe6da', '#e2ebee', '#ece3e6', '#e6ead9'];
const eyes = ['#3a2a20', '#2a211c', '#48392b', '#3d5560', '#4a5b3c'];

/** Hair in front of the head, by style. The head's top is at y 18, its sides at x 30 and 70. */
const fronts: readonly string[] = [
  // short crop
  'M29 45C27 24 37 14 50 14S73 24 71 45L68 46C68 38 66 33 62 30C54 33 44 33 38 30C34 33 32 38 32 46Z',
  // side parting
  'M28 46C24 22 38 11 52 12C66 12 75 24 72 46L69 46C69 40 67 35 65 32C56 33 46 29 42 23C41 30 34 33 32 46Z',
  // quiff
  'M29 44C27 30 30 22 34 18C38 9 58 6 67 13C73 18 73 32 71 44L68 45C68 37 66 32 63 29C56 25 44 25 37 29C34 32 32 37 32 45Z',
  // curls
  'M28 46C22 40 25 33 27 30C25 22 32 17 36 18C39 10 48 11 50 13C54 9 62 12 64 18C70 17 75 24 73 30C76 34 77 41 72 46L68 45C69 38 67 35 64 33C60 36 56 33 54 34C51 36 47 36 45 33C42 36 38 35 36 33C33 35 31 39 32 45Z',
  // fringe
  'M28 48C25 24 36 12 50 12S75 24 72 48L68 48C68 43 68 40 66 36C58 40 40 40 33 35C32 40 32 44 32 48Z',
  // shaved
  'M30 40C30 24 38 16 50 16S70 24 70 40C68 32 64 27 60 25C54 23 46 23 40 25C36 27 32 32 30 40Z',
  // receding
  'M29 46C27 32 30 22 37 19C34 25 33 31 33 37L32 46ZM71 46C73 32 70 22 63 19C66 25 67 31 67 37L68 46Z',
  // flat top
  'M29 44C28 30 29 20 32 13C40 9 60 9 68 13C71 20 72 30 71 44L68 44C68 36 67 31 65 28H35C33 31 32 36 32 44Z',
  // swept back
  'M28 46C25 27 33 12 51 12C68 12 76 26 72 46L69 45C69 37 68 31 64 26C58 21 42 20 36 26C32 31 31 37 31 45Z',
];

/** Hair behind the head, for long styles. */
const long = 'M26 50C20 18 36 9 50 9S80 18 74 50C74 62 78 70 74 78H26C22 70 26 62 26 50Z';
const tied = 'M44 6C50 1 58 4 58 10C58 15 46 16 43 12Z';

const beards: readonly string[] = [
  '',
  '',
  '',
  // full
  'M31 52C32 66 38 80 50 80S68 66 69 52C67 60 62 63 58 62C54 60 46 60 42 62C38 63 33 60 31 52Z',
  // short
  'M32 56C34 68 40 78 50 78S66 68 68 56C66 65 62 70 58 68C54 66 46 66 42 68C38 70 34 65 32 56Z',
  // goatee
  'M43 69C45 66 55 66 57 69C58 76 54 80 50 80S42 76 43 69Z',
];

const mouths: readonly string[] = ['M43 68Q50 72 57 68', 'M43 67.5Q50 73.5 57 67.5', 'M44 69Q50 70.5 56 69'];
const noses: readonly string[] = [
  'M50 50L47 60Q50 62.5 53 60',
  'M51 49L47 60Q50 62 54 60.5',
  'M50 51Q46 58 47.5 60.5Q50 62 52.5 60.5',
];

/** A number from the face's, different for each trait. */
function trait(number: number, salt: number, count: number): number {
  let mixed = Math.imul(number + 1, 2654435761) ^ Math.imul(salt, 40503);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2246822519);
  mixed ^= mixed >>> 13;
  return (mixed >>> 0) % count;
}

/** An invented person: head and shoulders in flat colours. No real face is behind it. */
export function drawnFace({ number, dress, colours }: DrawnFace): string {
  const pick = <Value>(salt: number, values: readonly Value[]) =>
    values[trait(number, salt, values.length)] as Value;
  // Lighter tones are more frequent, as in the leagues of the demo.
  const tone = pick(1, [0, 0, 1, 1, 1, 2, 2, 3, 4, 5]);
  const [skin, shade, lips] = skins[tone] as (typeof skins)[number];
  const isWoman = dress === 'blouse';
  const older = dress === 'jacket' && trait(number, 2, 3) > 0;
  const hair = older && trait(number, 3, 2) === 0 ? greyHair : pick(4, tone > 2 ? darkHair : fairHair);
  const front = isWoman
    ? pick(5, [fronts[1], fronts[8]])
    : pick(5, older ? fronts : fronts.filter((_, at) => at !== 6));
  const isTied = isWoman ? trait(number, 6, 2) === 0 : trait(number, 6, 14) === 0;
  const beard = isWoman ? '' : pick(7, beards);
  const mouth = pick(8, mouths);
  const eye = tone > 2 ? '#241913' : pick(9, eyes);
  const wide = 1 + (trait(number, 10, 5) - 2) * 0.025;
  const brow = isWoman ? 1.7 : 2 + trait(number, 11, 3) * 0.4;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="400" height="400">
<path fill="${pick(12, backgrounds)}" d="M0 0H100V100H0Z"/>
${isWoman && !isTied ? `<path fill="${hair}" d="${long}"/>` : ''}${isTied ? `<path fill="${hair}" d="${tied}"/>` : ''}
${clothes(dress, colours)}
<path fill="${shade}" d="M41 66H59V84Q59 92 50 92T41 84Z"/>
<g transform="translate(50 0) scale(${wide} 1) translate(-50 0)">
<path fill="${shade}" d="M30 48a4.5 6.5 0 1 0 0 13ZM70 48a4.5 6.5 0 1 1 0 13Z"/>
<path fill="${skin}" d="M50 17C62 17 70 26 70 44C70 64 62 80 50 80S30 64 30 44C30 26 38 17 50 17Z"/>
<path fill="${shade}" fill-opacity=".38" d="M50 17C62 17 70 26 70 44C70 64 62 80 50 80C60 72 63 58 62 44C61 30 58 22 50 17Z"/>
${beard ? `<path fill="${hair}" fill-opacity=".88" d="${beard}"/>` : ''}
<path fill="${hair}" d="${front}"/>
<path fill="#fff" d="M37 49a5 3.4 0 0 1 10 0a5 2.8 0 0 1-10 0ZM53 49a5 3.4 0 0 1 10 0a5 2.8 0 0 1-10 0Z"/>
<circle cx="42.3" cy="48.8" r="2.7" fill="${eye}"/><circle cx="58.3" cy="48.8" r="2.7" fill="${eye}"/>
<path fill="none" stroke="${tone > 2 ? '#1b1411' : hair === greyHair ? '#6b6763' : hair}" stroke-width="${brow}" stroke-linecap="round" d="M36.5 43Q41.5 40 47 42.6M53 42.6Q58.5 40 63.5 43"/>
<path fill="none" stroke="${shade}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${pick(13, noses)}"/>
<path fill="none" stroke="${lips}" stroke-width="${isWoman ? 2.6 : 2.1}" stroke-linecap="round" d="${mouth}"/>
</g></svg>`;
}

const shoulders = 'M6 100C7 86 20 81 38 79Q50 94 62 79C80 81 93 86 94 100Z';

/** What is worn: the club's shirt, a jacket with a tie, or a blouse with a jacket. */
function clothes(dress: DrawnFace['dress'], { pattern, first, second }: ClubColours): string {
  const [one, other] = [clubColours[first], clubColours[second]];
  if (dress !== 'shirt') {
    const tie = dress === 'jacket' ? `<path fill="${one}" d="M47 88H53L55 100H45Z"/>` : '';
    return `<path fill="#2c3444" d="${shoulders}"/><path fill="#f4f4f0" d="M36 79Q50 96 64 79L54 100H46Z"/>${tie}
<path fill="#232a38" d="M38 79L30 84L44 100H48ZM62 79L70 84L56 100H52Z"/>`;
  }
  // The pattern of the crest, at the size of a chest.
  return `<clipPath id="t"><path d="${shoulders}"/></clipPath><g clip-path="url(#t)">
<path fill="${one}" d="M0 70H100V100H0Z"/>
<path fill="${other}" transform="${pattern === 'plain' ? 'translate(63 84) scale(.13)' : 'translate(0 66) scale(1 .42)'}" d="${patternPath(pattern)}"/></g>
<path fill="none" stroke="${other}" stroke-width="3.4" d="M37 79.5Q50 96 63 79.5"/>`;
}
