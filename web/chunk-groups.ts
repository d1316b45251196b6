/**
 * What is loaded together lies in one file: a hundred small ones would each wait for the one that names it. Each line is
 * a file's name and the places whose modules it holds: a folder, or how a path begins. Whatever these need and no
 * earlier line holds comes along, so the order counts. The rest of a screen is a file of its own.
 */
const files: Readonly<Record<string, readonly string[]>> = {
  // What others wrote and every page needs: it changes rarely and stays in the browser's cache.
  base: ['react/', 'react-dom/', 'react-router/', 'react-i18next/'].map((name) => `node_modules/${name}`),
  // What every page needs, with or without login, and the plain fields of the public ones.
  frame: [
    'web/src/app/router',
    'web/src/app/shell/public-layout',
    // Without files that are sent or fetched, which no page before the login does.
    'web/src/platform/api/api-error',
    'web/src/platform/api/batch-calls',
    'web/src/platform/api/auth-calls',
    'web/src/platform/api/call.',
    'web/src/platform/api/refresh-session',
    'web/src/platform/api/send',
    'web/src/platform/api/transport',
    'web/src/platform/api/use-answer',
    'web/src/platform/login/',
    'web/src/ui/text/avatar-picture',
    'web/src/ui/feedback/error-panel',
    'web/src/ui/feedback/skeletons',
    'web/src/ui/theme/theme',
    'web/src/ui/form/choice/filter-select',
    'web/src/ui/form/search-field',
    'domain/src/identity/profile-types',
    'node_modules/@mantine/core/esm/components/Anchor/',
    'node_modules/@mantine/core/esm/components/Checkbox/CheckIcon',
    'node_modules/@mantine/core/esm/components/PasswordInput/',
    'node_modules/@mantine/core/esm/components/VisuallyHidden/',
    'node_modules/@mantine/hooks/esm/use-merged-ref/',
  ],
  form: ['web/src/ui/form/form.', 'web/src/ui/form/text-field.'],
  // What the pages of a login have on top.
  entry: [
    'web/src/identity/accounts/auth-card',
    'web/src/identity/accounts/register/email-field',
    'web/src/ui/form/password-field',
  ],
  // Football's own words and marks that the public reports show too.
  words: [
    'web/src/ui/text/chips-row',
    'web/src/ui/text/marks-row',
    'web/src/ui/text/money-text',
    'web/src/ui/text/relative-time',
    'web/src/ui/text/status-chip',
    'web/src/people/players/page/completeness-bar',
    'web/src/people/players/page/listing-mark',
    'web/src/people/players/use-player-words',
    'web/src/people/players/position-pitch',
  ],
  // What every screen behind the login needs.
  shell: [
    'web/src/app/private-area',
    'web/src/ui/feedback/empty-state',
    'web/src/ui/page/page-header',
    'web/src/ui/feedback/show-failure',
  ],
  // Forms have these too, without a list.
  choices: [
    'web/src/platform/cache/cursor-pages',
    'web/src/ui/list/total-words',
    'web/src/ui/list/use-pages',
    'web/src/ui/filter/segments.tsx',
    'web/src/ui/use-is-narrow',
  ],
  // Apart from the windowing of rows, which only a long list needs.
  list: [
    'data-list.tsx',
    'export-button',
    'filtered-list',
    'list-layout',
    'nothing-fits',
    'quiet-act',
    'row-act',
  ].map((name) => `web/src/ui/list/${name}`),
  pickers: ['Select/', 'MultiSelect/'].map((name) => `node_modules/@mantine/core/esm/components/${name}`),
};

export const chunkGroups = {
  groups: Object.entries(files).map(([name, places]) => ({
    name,
    test: (path: string) => places.some((place) => path.includes(`/${place}`)),
  })),
};
