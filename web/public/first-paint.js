// Runs before the first paint, as a file of its own because the content security policy refuses inline scripts:
// the colour scheme and the language of the page are right from the first pixel on.
try {
  const chosen = localStorage.getItem('theme');
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  document.documentElement.lang = localStorage.getItem('language') ?? 'it';
} catch {
  // Storage may be switched off; the page then starts light and Italian.
}
