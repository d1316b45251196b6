import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, loadChunk, StylesheetLoadError, setChunkTimeout } from './load-chunk.ts';

describe('a chunk', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('that loads is returned', async () => {
    await expect(loadChunk(async () => 'screen')).resolves.toBe('screen');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that takes over 120 seconds is a chunk-load error', async () => {
    const loading = expect(loadChunk(() => new Promise(() => {}))).rejects.toBeInstanceOf(ChunkLoadError);
    await vi.advanceTimersByTimeAsync(120_000);
    await loading;
  });

  it('that takes longer than the settings of the platform allow is one, too', async () => {
    setChunkTimeout(30);
    const loading = expect(loadChunk(() => new Promise(() => {}))).rejects.toBeInstanceOf(ChunkLoadError);
    await vi.advanceTimersByTimeAsync(30_000);
    await loading;
    setChunkTimeout(120);
  });

  it('that fails is a chunk-load error', async () => {
    const failed = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    await expect(loadChunk(failed)).rejects.toBeInstanceOf(ChunkLoadError);
  });

  it('a chunk whose style sheet fails is a stylesheet-load error', async () => {
    const failed = () => Promise.reject(new Error('Unable to preload CSS for /assets/portfolio-screen.css'));
    await expect(loadChunk(failed)).rejects.toBeInstanceOf(StylesheetLoadError);
  });
});
