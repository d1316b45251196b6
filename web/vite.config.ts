import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { onlyWhatTheBrowserSays } from './said-by-the-browser.ts';

const service = process.env.API_URL ?? 'http://127.0.0.1:3000';
const served = [
  '/api',
  '/auth',
  '/accounts',
  '/users',
  '/discussions',
  '/contacts',
  '/standardmessages',
  '/files',
  '/dev',
];

/**
 * What every page loads, in two files instead of thirty: what others wrote, which changes rarely and stays in the
 * browser's cache, and what is ours.
 */
const everywhere = {
  groups: [
    {
      name: 'base',
      test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|use-sync-external-store)\//,
    },
    {
      name: 'frame',
      test: /src\/(platform\/(api|ask|chunks|session|storage)|platform\/i18n\/(i18n|language|load-texts)\.|app\/(paths|routes|router|message)|wire-names|languages)/,
    },
  ],
};

export default defineConfig({
  plugins: [react(), onlyWhatTheBrowserSays()],
  build: {
    target: 'es2023',
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
    // A lazy screen's parts are fetched as they are met: the list of them for every screen would weigh more than it saves.
    modulePreload: { resolveDependencies: (_file, parts) => parts.filter((part) => part.endsWith('.css')) },
    rolldownOptions: { output: { codeSplitting: everywhere } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      ...Object.fromEntries(served.map((path) => [path, { target: service }])),
      '/socket': { target: service, ws: true },
    },
  },
});
