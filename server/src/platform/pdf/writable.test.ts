import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writePdf } from './open-pdf.ts';

it.each([
  ['👍🏽 é ş ł Ω Ж 中', '[U+1F44D U+1F3FD] é ş ł Ω Ж 中'],
  ['Affare fatto ✓ ★ 😀', 'Affare fatto ✓ ★ 😀'],
  ['中国 e basta', '中国 e basta'],
  ['❤️', '❤'],
  ['👨‍💻', '[U+1F468 U+200D U+1F4BB]'],
  ['e\u0301 Łódź Škoda', 'é Łódź Škoda'],
  ['una riga\nun’altra\tcolonna', 'una riga\nun’altra    colonna'],
  ['[U+4E2D] scritto così', '[U+4E2D] scritto così'],
])('a PDF writes %s as %s', async (text, written) => {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-'));
  const facts = { title: text, author: 'Trattativa', language: 'it', at: new Date(0) };
  await writePdf(join(folder, 'words.pdf'), facts, (document) => {
    expect(document.writable(text).normalize('NFC')).toBe(written);
    document.text(text);
    expect(document.hasCodes).toBe(written.includes('[U+') && !text.includes('[U+'));
  });
  await rm(folder, { recursive: true });
});
