import { type Formats, formatsOf } from './formats.ts';
import type { LanguageCode } from './language.ts';
import { useLanguage } from './use-language.ts';

/** One set for each language: making them is slow, using them is not. */
const made = new Map<LanguageCode, Formats>();

/** Numbers, money and times as the chosen language writes them. */
export function useFormats(): Formats {
  const { code } = useLanguage();
  const formats = made.get(code) ?? formatsOf(code);
  made.set(code, formats);
  return formats;
}
