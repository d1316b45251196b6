/**
 * What the web uses of react-i18next, with our own types of texts: i18next's take four times as long to check
 * (decision 0062). Stands before the declarations of the package itself.
 */
declare module 'react-i18next' {
  import type { TextFile, TextsOf } from '@trattativa/texts/text-keys';
  import type { i18n, ThirdPartyModule } from 'i18next';

  /** Loads the files' texts and says them; suspends until they are there. */
  export function useTranslation<const Files extends TextFile | readonly [TextFile, ...TextFile[]]>(
    files: Files,
  ): { t: TextsOf<Files>; i18n: i18n };

  export const initReactI18next: ThirdPartyModule;
}
