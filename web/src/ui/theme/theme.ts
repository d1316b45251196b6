import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import {
  breakpoints,
  dark,
  fontSizes,
  fontWeights,
  headingSizes,
  light,
  type Palette,
  radii,
  shadows,
  spacing,
} from './tokens.ts';

const em = (px: number) => `${px / 16}em`;

/** Mantine requires ten shades; the palette has fewer and uses its own names. */
const tuple = (...shades: [string, string, string, string, string]): MantineColorsTuple => {
  const [palest, pale, mid, strong, deepest] = shades;
  return [palest, pale, pale, mid, mid, strong, strong, strong, deepest, deepest];
};

const grays: MantineColorsTuple = [
  light.field,
  light.page,
  light.line,
  light.line,
  light.line,
  light.inkFaint,
  light.inkFaint,
  light.inkSoft,
  light.ink,
  light.ink,
];

const darks: MantineColorsTuple = [
  dark.ink,
  dark.inkSoft,
  dark.inkFaint,
  dark.inkFaint,
  dark.line,
  dark.hover,
  dark.field,
  dark.card,
  dark.page,
  dark.page,
];

/**
 * Filled buttons use the text colour of their own background: white on green in the light scheme, near-black in
 * the dark one.
 */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  if (input.variant !== 'filled') return colors;
  const name = input.color === undefined || input.color === '' ? 'pitch' : input.color;
  const ink: Record<string, string> = {
    pitch: 'var(--tv-on-accent)',
    amber: 'var(--tv-on-wait-solid)',
    red: 'var(--tv-on-lost)',
  };
  return { ...colors, color: ink[name] ?? colors.color };
};

export const theme = createTheme({
  primaryColor: 'pitch',
  colors: {
    pitch: tuple(light.accentSoft, light.accentSoftHover, dark.accent, light.accent, light.accentHover),
    amber: tuple(light.waitSoft, light.waitSoft, light.waitSolid, light.wait, light.onWaitSoft),
    red: tuple(light.lostSoft, light.lostSoft, dark.lost, light.lost, light.lostHover),
    gray: grays,
    dark: darks,
  },
  variantColorResolver,
  black: light.ink,
  white: '#ffffff',
  fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  headings: {
    fontFamily:
      "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    fontWeight: fontWeights.bold,
    textWrap: 'balance',
    sizes: headingSizes,
  },
  fontSizes,
  fontWeights,
  lineHeights: { xs: '1.4', secondary: '1.4', sm: '1.45', md: '1.55', lg: '1.55', xl: '1.4' },
  spacing,
  radius: radii,
  defaultRadius: 'md',
  shadows,
  breakpoints: Object.fromEntries(Object.entries(breakpoints).map(([name, px]) => [name, em(px)])),
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    // The hint below the field: the fields of a row stand on one line, with a hint or without.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Anchor: { defaultProps: { underline: 'always', inherit: true } },
    Modal: { defaultProps: { centered: true, radius: 'lg' } },
    // The dropdown is placed below its field, scrolls with it, and stays when the field leaves the window: flipping
    // to the top would move it away from the pointer. It scrolls natively: a scroll area adds a landmark and a
    // tab stop.
    Combobox: { defaultProps: { withinPortal: false, hideDetached: false } },
    Select: { defaultProps: { withScrollArea: false } },
    MultiSelect: { defaultProps: { withScrollArea: false } },
    Popover: { defaultProps: { shadow: 'lg' } },
  },
});

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The palette as `--tv-…`, with Mantine's own variables pointing to it. */
function variablesOf(palette: Palette): Record<string, string> {
  const own = Object.entries(palette).map(([name, value]) => [`--tv-${kebab(name)}`, value]);
  const family = (
    name: string,
    filled: string,
    hover: string,
    soft: string,
    softHover: string,
    on: string,
  ) => ({
    [`--mantine-color-${name}-text`]: filled,
    [`--mantine-color-${name}-filled`]: filled,
    [`--mantine-color-${name}-filled-hover`]: hover,
    [`--mantine-color-${name}-light`]: soft,
    [`--mantine-color-${name}-light-hover`]: softHover,
    [`--mantine-color-${name}-light-color`]: on,
    [`--mantine-color-${name}-outline`]: on,
    [`--mantine-color-${name}-outline-hover`]: soft,
  });
  const { accent, accentHover, accentSoft, accentSoftHover, onAccentSoft } = palette;
  return {
    ...Object.fromEntries(own),
    '--mantine-color-text': palette.ink,
    '--mantine-color-body': palette.card,
    '--mantine-color-bright': palette.ink,
    '--mantine-color-error': palette.lost,
    '--mantine-color-success': palette.accentText,
    '--mantine-color-placeholder': palette.inkFaint,
    '--mantine-color-anchor': palette.accentText,
    '--mantine-color-default': palette.card,
    '--mantine-color-default-hover': palette.hover,
    '--mantine-color-default-color': palette.ink,
    '--mantine-color-default-border': palette.fieldLine,
    '--mantine-color-dimmed': palette.inkFaint,
    '--mantine-color-disabled': palette.sunken,
    '--mantine-color-disabled-color': palette.inkFaint,
    '--mantine-color-disabled-border': palette.line,
    '--mantine-primary-color-contrast': palette.onAccent,
    ...family('pitch', accent, accentHover, accentSoft, accentSoftHover, onAccentSoft),
    ...family(
      'amber',
      palette.waitSolid,
      palette.waitSolid,
      palette.waitSoft,
      palette.waitSoft,
      palette.onWaitSoft,
    ),
    ...family('red', palette.lost, palette.lostHover, palette.lostSoft, palette.lostSoft, palette.onLostSoft),
    ...family(
      'gray',
      palette.neutralSoft,
      palette.hover,
      palette.neutralSoft,
      palette.hover,
      palette.onNeutralSoft,
    ),
  };
}

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: variablesOf(light),
  dark: variablesOf(dark),
});
