import { type ClubColours, clubColours } from '@trattativa/domain/platform/club-colours';

/** The outline of every crest, in a box of 100 by 100. */
export const shieldPath = 'M50 4C62 9 76 11 88 11V52C88 74 70 88 50 97C30 88 12 74 12 52V11C24 11 38 9 50 4Z';

/** The second colour on the first, by pattern, in the box of 100 by 100 that the outline cuts. */
const patternPaths: Record<ClubColours['pattern'], string> = {
  plain: 'M50 30L56 44L71 45L59 55L63 70L50 61L37 70L41 55L29 45L44 44Z',
  halves: 'M50 0H100V100H50Z',
  stripes: 'M23 0H36V100H23ZM50 0H64V100H50ZM77 0H90V100H77Z',
  hoops: 'M0 24H100V40H0ZM0 56H100V72H0Z',
  sash: 'M0 0H24L100 76V100H76L0 24Z',
  band: 'M0 36H100V60H0Z',
  quarters: 'M50 0H100V48H50ZM0 48H50V100H0Z',
  chevron: 'M0 34L50 66L100 34V58L50 90L0 58Z',
};

/** The second colour's shapes of a pattern, to be cut by an outline. */
export function patternPath(pattern: ClubColours['pattern']): string {
  return patternPaths[pattern];
}

/** The crest of a club without an uploaded one, from its two colours and their pattern. */
export function drawnCrest({ pattern, first, second }: ClubColours): string {
  const edge = first === 'white' ? clubColours[second] : clubColours[first];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="400" height="400">
<clipPath id="s"><path d="${shieldPath}"/></clipPath>
<g clip-path="url(#s)"><path fill="${clubColours[first]}" d="M0 0H100V100H0Z"/>
<path fill="${clubColours[second]}" d="${patternPaths[pattern]}"/>
<path fill="#fff" fill-opacity=".12" d="M0 0H50V100H0Z"/></g>
<path fill="none" stroke="#fff" stroke-width="7" d="${shieldPath}"/>
<path fill="none" stroke="${edge}" stroke-width="3.5" d="${shieldPath}"/>
<path fill="none" stroke="#000" stroke-opacity=".25" stroke-width="1" d="${shieldPath}"/></svg>`;
}
