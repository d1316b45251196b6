import { type Language, languages, locales } from '@trattativa/texts/languages';
import { textsIn } from '@trattativa/texts/translate';
import type { ReportSheet } from './drawing/sheet.ts';

interface Preview {
  language: Language;
  sheet: ReportSheet;
  kind: 'player' | 'request';
  /** Absolute addresses of the page, the report, the picture and the service. */
  address: string;
  onward: string;
  image: string | null;
  base: string;
}

/**
 * The page of a shared link: Open Graph for programs, the facts and a link to the report for people.
 * Escapes all user text.
 */
export function previewPage({ language, sheet, kind, address, onward, image, base }: Preview): string {
  const t = textsIn(language, 'reports');
  const facts = sheet.sections.flatMap(({ rows }) => rows).filter(({ link }) => link === undefined);
  const graph: [property: string, content: string][] = [
    ['og:type', kind === 'player' ? 'profile' : 'article'],
    ['og:site_name', 'Trattativa'],
    ['og:title', sheet.title],
    ['og:description', sheet.summary],
    ['og:url', address],
    ['og:image', image ?? `${base}/share.png`],
    ['og:image:alt', sheet.title],
    ...(image === null
      ? ([
          ['og:image:width', '1200'],
          ['og:image:height', '630'],
        ] as [string, string][])
      : []),
    ['og:locale', ogLocales[language]],
    ...languages
      .filter((other) => other !== language)
      .map((other): [string, string] => ['og:locale:alternate', ogLocales[other]]),
  ];
  const head = `
<meta name="description" content="${escapeHtml(sheet.summary)}">
<link rel="canonical" href="${escapeHtml(address)}">
${graph.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`).join('\n')}
<meta name="twitter:card" content="${image === null ? 'summary_large_image' : 'summary'}">`;
  const body = `
<p class="kind">${escapeHtml(t(`kind.${kind}`))}</p>
<h1>${escapeHtml(sheet.title)}</h1>
${sheet.subtitle === '' ? '' : `<p class="soft">${escapeHtml(sheet.subtitle)}</p>`}
<dl>${facts
    .slice(0, 8)
    .map(({ label, value }) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`)
    .join('')}</dl>
<p><a class="on" id="onward" href="${escapeHtml(onward)}">${escapeHtml(t('preview.open'))}</a></p>
<script src="/lead-on.js"></script>`;
  return document(language, sheet.title, head, body);
}

/** The one page for all links that do not open. */
export function gonePage(language: Language, base: string): string {
  const t = textsIn(language, 'reports');
  const body = `
<h1>${escapeHtml(t('gone.title'))}</h1>
<p class="soft">${escapeHtml(t('gone.text'))}</p>
<p><a class="on" href="${escapeHtml(base)}/">${escapeHtml(t('gone.home'))}</a></p>`;
  return document(language, t('gone.title'), '', body);
}

function document(language: Language, title: string, head: string, body: string): string {
  return `<!doctype html>
<html lang="${locales[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, noarchive">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Trattativa</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">${head}
<style>${style}</style>
</head>
<body>
<header>Trattativa</header>
<main>${body}
</main>
</body>
</html>
`;
}

const ogLocales: Record<Language, string> = {
  it: 'it_IT',
  en: 'en_GB',
  es: 'es_ES',
  ca: 'ca_ES',
  fr: 'fr_FR',
  pt: 'pt_PT',
  de: 'de_DE',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const style = `
:root { color-scheme: light dark; --ink: #17211c; --soft: #4a5750; --line: #d5ddd8; --page: #f7f9f7; --accent: #0f6b3c; --on: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef3ef; --soft: #aab8b0; --line: #35423b; --page: #101613; --accent: #7fd6a4; --on: #0b1a12; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { padding: 16px 24px; border-bottom: 1px solid var(--line); font-weight: 700; }
main { max-width: 640px; margin: 0 auto; padding: 32px 24px; overflow-wrap: anywhere; }
h1 { margin: 0 0 4px; font-size: 28px; line-height: 1.2; }
.kind, .soft, dt { margin: 0; color: var(--soft); }
dl { margin: 24px 0; }
dl div { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr); gap: 16px; padding: 8px 0; border-bottom: 1px solid var(--line); }
dd { margin: 0; font-weight: 600; }
.on { display: inline-block; padding: 12px 20px; border-radius: 8px; background: var(--accent); color: var(--on); font-weight: 600; text-decoration: none; }
`;
