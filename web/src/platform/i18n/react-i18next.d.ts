/**
 * The parts of react-i18next that the web uses, with our own text types: i18next's types take four times as long to
 * check (decision 0062). Takes precedence over the package's own declarations.
 */
declare module 'react-i18next' {
  import type { TextFile, TextsOf } from '@trattativa/texts/text-keys';
  import type { i18n, ThirdPartyModule } from 'i18next';

  /** Loads the files' texts and translates keys; suspends until they are loaded. */
  export function useTranslation<const Files extends TextFile | readonly [TextFile, ...TextFile[]]>(
    files: Files,
  ): { t: TextsOf<Files>; i18n: i18n };

  export const initReactI18next: ThirdPartyModule;
}
