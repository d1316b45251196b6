/**
 * What is loaded together lies in one file: a hundred small ones would each wait for the one that names it. Whatever a
 * group's modules need and no earlier group holds comes along, so a page never loads a group only for a stray piece;
 * the rest of a screen is a file of its own.
 */
export const chunkGroups = {
  groups: [
    {
      name: 'base',
      // What others wrote and every page needs: it changes rarely and stays in the browser's cache.
      test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|use-sync-external-store)\//,
    },
    {
      name: 'frame',
      // What is ours and every page needs, with or without login.
      test: /src\/(platform\/(api|ask|chunks|login|session|storage)|platform\/i18n\/(i18n|language|load-texts)\.|platform\/(paths|built-paths|audiences|screen-route)\.|\/screens\.ts|app\/(routes|router|message)|ui\/(live-region|skip-link|skeletons|avatar-picture|theme|tokens)|app\/shell\/(scheme-select|language-select|quiet-select|footer|logo|use-arrival))|wire-names|languages\.ts|use-language|use-mantine-color-scheme|createReactComponent|\/noop|CloseButton\/CloseButton|random-id/,
    },
    {
      name: 'input',
      test: /@mantine\/core\/.*\/(Input|InputBase|TextInput|NativeSelect|Anchor|ActionIcon|VisuallyHidden)\/|@mantine\/hooks\/.*\/(use-id|use-uncontrolled|use-merged-ref|use-debounced)|src\/ui\/error-panel|ComboboxChevron|CheckIcon/,
    },
    {
      name: 'fields',
      test: /react-hook-form|src\/ui\/form\/(form|field|text-field|use-submit|server-errors|form-part)\./,
    },
    {
      name: 'pieces',
      // Football's own pieces that the public pages show too.
      test: /src\/ui\/(status-chip|chips-row|marks-row|turn-banner|relative-time|use-now|money-text)|use-player-words|completeness-bar|listing-mark|use-formats|position-pitch|pitch-lines|player-roles|people\/(levels|feet|contractual-statuses|refund-ranges)/,
    },
    {
      name: 'shell',
      // What every screen behind the login needs.
      test: /src\/(app\/private-area|ui\/(page-header|empty-state|toasts|show-failure)|platform\/cache\/cursor-pages)|@tanstack\/(react-query|query-core)\//,
    },
    {
      name: 'list-acts',
      // Beside the filters of most lists, not of all.
      test: /src\/ui\/list\/(nothing-fits|export-button)/,
    },
    {
      name: 'list',
      test: /src\/ui\/(list\/|form\/(check\.|filter-select)|filter-bar|address-filters|use-address-filters|segments)|react-virtual/,
    },
    { name: 'pickers', test: /@mantine\/core\/.*\/(Combobox|Popover|Select|MultiSelect)\// },
  ],
};
