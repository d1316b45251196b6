import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { AskDialog } from './app/ask-dialog.tsx';
import { router } from './app/router.tsx';
import { startI18n } from './platform/i18n/i18n.ts';
import { followTabs, restoreSession } from './platform/login/log-in.ts';
import { ThemeProvider } from './ui/theme/theme-provider.tsx';

// Public pages, too, know who is logged in; the private ones wait for the answer and show what went wrong.
void restoreSession().catch(() => undefined);
followTabs();
await startI18n();

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <ThemeProvider>
      <Suspense>
        <RouterProvider router={router} />
        <AskDialog />
      </Suspense>
    </ThemeProvider>
  </StrictMode>,
);
