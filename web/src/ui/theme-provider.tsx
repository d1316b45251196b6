import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariablesResolver, theme } from './theme.ts';
import './styles.ts';

/** The same key that `public/first-paint.js` reads before anything is drawn. */
const colorSchemeManager = localStorageColorSchemeManager({ key: 'theme' });

/** The look of everything below it. Light or dark follows the system until the person chooses. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      // The default variables' style sheet (27 kB) is left out of styles.ts, so every variable is written here.
      deduplicateCssVariables={false}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}
