export default {
  plugins: {
    'postcss-preset-mantine': {},
    // The widths of ui/tokens.ts: the spec's scroll mode switches at 991 px (md), its desktop starts above 1024 px (lg).
    'postcss-simple-vars': {
      variables: {
        'mantine-breakpoint-xs': '30em',
        'mantine-breakpoint-sm': '48em',
        'mantine-breakpoint-md': '62em',
        'mantine-breakpoint-lg': '64.0625em',
        'mantine-breakpoint-xl': '90em',
      },
    },
  },
};
