import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariablesResolver, theme } from './theme.ts';
import './styles.ts';

/** Store of the chosen colour scheme, which `public/first-paint.js` reads before the first paint. */
const colorSchemeManager = localStorageColorSchemeManager({ key: 'theme' });

/** The theme for the whole application. The colour scheme follows the system until the reader chooses one. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      // styles.ts omits the style sheet of default variables (27 kB), so all variables are written here.
      deduplicateCssVariables={false}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}
