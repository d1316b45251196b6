import { createInstance } from 'i18next';
import { type Language, locales } from './languages.ts';
import { readTexts } from './read-texts.ts';
import { repairAroundValues } from './repair-around-values.ts';
import type { TextFile, TextKey, TextsOf, TextValues } from './text-keys.ts';

/** The values of a text's placeholders; `count` also selects the plural form. */
export type TextParameters = Readonly<Record<string, string | number>>;

type Translate = (key: string, parameters: TextParameters) => string;

const translators = new Map<Language, Translate>();

/** Errors throw so that tests find them; in production an imperfect text is better than a failed call. */
const strict = process.env.NODE_ENV !== 'production';

/**
 * Returns a text for mails, responses and documents, from `texts/<language>/<feature>.json`. The files of a language are
 * read once, on first use. Parameters are inserted unescaped: code that writes HTML must escape them.
 *
 * @param key `<feature>:<key with dots>`, like `errors:EMAIL_EXISTS`
 * @throws outside production, when there is no such text or a parameter is missing
 */
export function translate<const Key extends TextKey>(
  language: Language,
  key: Key,
  ...[parameters = {}]: TextValues<Key, TextKey>
): string {
  let translator = translators.get(language);
  if (!translator) {
    translator = translatorOf(language);
    translators.set(language, translator);
  }
  return translator(key, parameters as TextParameters);
}

/** Like `translate`, for one file or several; a key without a file belongs to the first. */
export function textsIn<const Files extends TextFile | readonly [TextFile, ...TextFile[]]>(
  language: Language,
  files: Files,
): TextsOf<Files> {
  const [first] = [files].flat();
  const say = (key: string, parameters?: TextParameters) =>
    translate(language, (key.includes(':') ? key : `${first}:${key}`) as TextKey, parameters);
  return say as TextsOf<Files>;
}

function translatorOf(language: Language): Translate {
  const instance = createInstance();
  const locale = locales[language];
  const features = readTexts(language);
  // Synchronous, since the texts are already loaded; the promise can be ignored.
  void instance.init({
    lng: locale,
    fallbackLng: false,
    load: 'currentOnly',
    initAsync: false,
    ns: Object.keys(features),
    resources: { [locale]: features },
    interpolation: { escapeValue: false },
    returnNull: false,
    returnEmptyString: false,
    missingInterpolationHandler: (text, match) => missing(`"${match[1]}" for "${text}"`, ''),
    parseMissingKeyHandler: (key) => missing(`text "${key}"`, key),
  });
  return (key, parameters) => repairAroundValues(instance.t(key, { ...parameters }), language);
}

function missing(what: string, instead: string): string {
  if (strict) throw new Error(`there is no ${what}`);
  return instead;
}
