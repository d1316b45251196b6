import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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

export default defineConfig({
  plugins: [react()],
  build: { target: 'es2023', cssMinify: 'lightningcss', reportCompressedSize: false },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      ...Object.fromEntries(served.map((path) => [path, { target: service }])),
      '/socket': { target: service, ws: true },
    },
  },
});
