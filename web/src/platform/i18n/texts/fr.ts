import type { LanguageTexts, Texts } from '../load-texts.ts';

export const texts: LanguageTexts = {
  everywhere: import.meta.glob<Texts>('../../../../../texts/fr/platform/{app,errors,shell}.json', {
    import: 'default',
    eager: true,
  }),
  features: import.meta.glob<Texts>(
    ['../../../../../texts/fr/*/*.json', '!../../../../../texts/fr/platform/{app,errors,shell}.json'],
    { import: 'default' },
  ),
};
