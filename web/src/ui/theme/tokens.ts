/**
 * All colours, sizes and shadows of the product. Components read them as CSS variables (`--tv-…`); no other file
 * defines a colour. `tokens.test.ts` computes the contrast of every pair in `textPairs` and `edgePairs`, so a
 * colour can be changed safely.
 */
export const light = {
  /** The background of the page. */
  page: '#f4f2ec',
  card: '#ffffff',
  field: '#fbfaf7',
  hover: '#ebe8df',
  sunken: '#ece9e1',
  line: '#dcd8cd',
  /** The edge of a control; 3:1 against its surroundings. */
  fieldLine: '#7f857e',
  ink: '#14201a',
  inkSoft: '#46524b',
  inkFaint: '#5b665f',
  accent: '#12683b',
  accentHover: '#0d532f',
  onAccent: '#ffffff',
  accentText: '#12683b',
  accentSoft: '#dff0e5',
  accentSoftHover: '#cfe7d8',
  onAccentSoft: '#0c4a2a',
  /** Amber: waits on the reader. */
  wait: '#8a5200',
  waitSoft: '#fdecc8',
  onWaitSoft: '#6b3f00',
  waitSolid: '#f2b53c',
  onWaitSolid: '#231700',
  /** Red: lost, or about to be. */
  lost: '#b3261e',
  lostHover: '#941d16',
  onLost: '#ffffff',
  lostSoft: '#fbe4e1',
  onLostSoft: '#8c1d16',
  neutralSoft: '#e8e5dc',
  onNeutralSoft: '#3f4a44',
  /** The badges of leagues, from the first tier down. */
  leagueFirst: '#1e3a6e',
  leagueSecond: '#5a3278',
  leagueThird: '#0d5f66',
  leagueFourth: '#7a4716',
  onLeague: '#ffffff',
  shade: 'rgb(20 32 26 / 48%)',
} as const;

export type Palette = Record<keyof typeof light, string>;

export const dark: Palette = {
  page: '#0c110f',
  card: '#171f1b',
  field: '#222c27',
  hover: '#26312b',
  sunken: '#121815',
  line: '#2d3932',
  fieldLine: '#74837b',
  ink: '#e8eee9',
  inkSoft: '#b9c5bd',
  inkFaint: '#9aa79f',
  accent: '#45bd7c',
  accentHover: '#5fd093',
  onAccent: '#04160c',
  accentText: '#5fd093',
  accentSoft: '#143524',
  accentSoftHover: '#1a4430',
  onAccentSoft: '#a5e8c3',
  wait: '#f0b849',
  waitSoft: '#3a2b0c',
  onWaitSoft: '#f8d48a',
  waitSolid: '#f2b53c',
  onWaitSolid: '#231700',
  lost: '#ff8a7f',
  lostHover: '#ffa39a',
  onLost: '#2b0603',
  lostSoft: '#43191a',
  onLostSoft: '#ffb9b2',
  neutralSoft: '#2b362f',
  onNeutralSoft: '#cdd7d0',
  leagueFirst: '#2f56a3',
  leagueSecond: '#7a4aa0',
  leagueThird: '#147079',
  leagueFourth: '#8f5720',
  onLeague: '#ffffff',
  shade: 'rgb(0 0 0 / 62%)',
};

type Pair = readonly [foreground: keyof Palette, background: keyof Palette];

/** Text on its background: at least 4.5:1 (WCAG 2.2, 1.4.3). */
export const textPairs: readonly Pair[] = [
  ...(['ink', 'inkSoft', 'inkFaint', 'accentText', 'lost', 'wait'] as const).flatMap((text) =>
    (['page', 'card', 'field', 'hover', 'sunken'] as const).map((ground) => [text, ground] as const),
  ),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onAccentSoft', 'accentSoft'],
  ['onAccentSoft', 'accentSoftHover'],
  ['accentText', 'accentSoft'],
  ['onWaitSoft', 'waitSoft'],
  ['onWaitSolid', 'waitSolid'],
  ['wait', 'waitSoft'],
  ['onLost', 'lost'],
  ['onLost', 'lostHover'],
  ['onLostSoft', 'lostSoft'],
  ['lost', 'lostSoft'],
  ['onNeutralSoft', 'neutralSoft'],
  ['onLeague', 'leagueFirst'],
  ['onLeague', 'leagueSecond'],
  ['onLeague', 'leagueThird'],
  ['onLeague', 'leagueFourth'],
];

/** Edges of controls, focus rings and marks on their background: at least 3:1 (WCAG 2.2, 1.4.11). */
export const edgePairs: readonly Pair[] = (['fieldLine', 'accent', 'lost', 'wait'] as const).flatMap((edge) =>
  (['page', 'card', 'field'] as const).map((ground) => [edge, ground] as const),
);

/**
 * The only font sizes, as `--mantine-font-size-…`. Body text is `sm` in lists and `md` in articles; `secondary`
 * is for secondary lines. `headline` and `display` scale with the window and belong to public pages.
 */
export const fontSizes = {
  xs: '0.75rem',
  secondary: '0.8125rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.25rem',
  title: '1.625rem',
  headline: 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)',
  display: 'clamp(2.125rem, 1.2rem + 3.4vw, 3.5rem)',
} as const;

/** The four weights, as `--mantine-font-weight-…`: text, labels of values, emphasis, headings. */
export const fontWeights = { regular: '400', label: '550', medium: '600', bold: '650' } as const;

export const headingSizes = {
  h1: { fontSize: fontSizes.title, lineHeight: '2rem' },
  h2: { fontSize: fontSizes.xl, lineHeight: '1.625rem' },
  h3: { fontSize: fontSizes.lg, lineHeight: '1.5rem' },
  h4: { fontSize: fontSizes.md, lineHeight: '1.375rem' },
  h5: { fontSize: fontSizes.sm, lineHeight: '1.25rem' },
  h6: { fontSize: fontSizes.secondary, lineHeight: '1.25rem' },
} as const;

/** Multiples of 4 px, as `--mantine-spacing-…`. */
export const spacing = {
  xxs: '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
} as const;

/** As `--mantine-radius-…`; `pill` rounds the ends at any height. */
export const radii = {
  xs: '0.25rem',
  sm: '0.375rem',
  md: '0.5rem',
  lg: '0.75rem',
  xl: '1rem',
  pill: '62.5rem',
} as const;

export const shadows = {
  xs: '0 1px 2px rgb(20 32 26 / 6%)',
  sm: '0 1px 3px rgb(20 32 26 / 8%), 0 1px 2px rgb(20 32 26 / 5%)',
  md: '0 4px 12px rgb(20 32 26 / 10%)',
  lg: '0 12px 28px rgb(20 32 26 / 14%)',
  xl: '0 24px 56px rgb(20 32 26 / 18%)',
} as const;

/**
 * Widths in px. `sm` turns tables into cards, `md` switches the page's scroll mode (spec §9: 991), `lg` is the
 * desktop of the spec: above 1024.
 */
export const breakpoints = { xs: 480, sm: 768, md: 992, lg: 1025, xl: 1440 } as const;
