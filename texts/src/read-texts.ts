import { readdirSync, readFileSync } from 'node:fs';
import { type Language, languages } from './languages.ts';

/** Texts as they stand in a file: sentences, grouped to any depth. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** The texts of each feature, by feature. */
export type Features = Readonly<Record<string, TextTree>>;

const folder = new URL('../', import.meta.url);

/** Every feature of one language. Throws when a file is not JSON. */
export function readTexts(language: Language): Features {
  const files = readdirSync(new URL(`${language}/`, folder)).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [
        file.slice(0, -'.json'.length),
        JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')) as TextTree,
      ]),
  );
}

/** Every feature of every language. */
export function readAllTexts(): Record<Language, Features> {
  return Object.fromEntries(languages.map((language) => [language, readTexts(language)])) as Record<
    Language,
    Features
  >;
}
