import { systemNotes } from '@trattativa/contract/room/chat/system-notes';
import { describe, expect, it } from 'vitest';
import { languages } from './languages.ts';
import { translate } from './translate.ts';

const params = {
  player: 'Samuele De Santis',
  team: 'Messina',
  name: 'Ada Neri',
  other: 'Bea Moro',
  title: 'Gennaio',
};

describe('platform messages in a room', () => {
  it.each(systemNotes)('%s is a sentence of its own in each language, with the names filled in', (note) => {
    const said = languages.map((language) => translate(language, `chat:system.${note}`, params));
    for (const words of said) {
      expect(words).not.toMatch(/\{\{|system\./);
      expect(words.length).toBeGreaterThan(8);
    }
    expect(new Set(said).size).toBe(languages.length);
  });

  it('are different for every status and every action of an offer', () => {
    for (const language of languages) {
      const said = systemNotes.map((note) => translate(language, `chat:system.${note}`, params));
      expect(new Set(said).size).toBe(systemNotes.length);
    }
  });
});
