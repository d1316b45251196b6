import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
import { clientErrorTexts } from './client-error-texts.ts';
import { firstLoadHints } from './first-load-hints.ts';
import { precompress } from './precompress.ts';

/** The service that `npm run dev` starts beside the page, with the same settings. */
const service = `http://127.0.0.1:${process.env.PORT || 3000}`;
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

export default defineConfig({
  plugins: [react(), clientErrorTexts(), firstLoadHints(), precompress()],
  build: {
    target: 'es2023',
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
    // kB, unpacked: the outlines of countries, fetched with the map alone, are the largest part.
    chunkSizeWarningLimit: 800,
    // The page names what its own script needs. A lazy screen's parts are fetched as they are met, styles apart: the list of
    // them for every screen would weigh more than it saves.
    modulePreload: {
      resolveDependencies: (_file, parts, { hostType }) =>
        hostType === 'html' ? parts : parts.filter((part) => part.endsWith('.css')),
    },
    // The shortest hashes that the bundler makes for so many files: the first load names hundreds, and what is random cannot be compressed.
    rolldownOptions: {
      output: {
        codeSplitting: chunkGroups,
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      ...Object.fromEntries(served.map((path) => [path, { target: service }])),
      '/socket': { target: service, ws: true },
    },
  },
});
