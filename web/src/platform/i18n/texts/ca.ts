import type { LanguageTexts, Texts } from '../load-texts.ts';

export const texts: LanguageTexts = {
  everywhere: import.meta.glob<Texts>('../../../../../texts/ca/platform/{app,errors,shell}.json', {
    import: 'default',
    eager: true,
  }),
  features: import.meta.glob<Texts>(
    [
      '../../../../../texts/ca/*/*.json',
      '!../../../../../texts/ca/platform/{app,errors,shell}.json',
      // Only the service writes these.
      '!../../../../../texts/ca/*/{*-mail,*-mails,mails,chat-export,rule-verdicts,search-words,test-payment}.json',
    ],
    { import: 'default' },
  ),
};
