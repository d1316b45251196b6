import { formatMoney } from '@trattativa/texts/formats';
import { type Language, languages, locales } from '@trattativa/texts/languages';
import { textsIn, translate } from '@trattativa/texts/translate';
import type { TestCheckout } from './test-provider.repository.ts';
import { reportTimes } from './test-provider.ts';

/** The cards of the test page; no number is asked for, and none is taken. */
const testCards = ['success', 'refused', 'secure'] as const;

interface Shown {
  checkout: TestCheckout;
  language: Language;
  /** `bank`: the bank asks to confirm (3-D Secure). */
  step: 'cards' | 'bank';
  /** Whether the attempt before was refused. */
  wasRefused: boolean;
}

/** The test provider's page: plainly marked TEST, without a program, usable by keyboard and screen reader. */
export function testPaymentPage({ checkout, language, step, wasRefused }: Shown): string {
  const t = textsIn(language, 'test-payment');
  const action = `/test-payment/${encodeURIComponent(checkout.id)}?lang=${language}`;
  const parts = [
    wasRefused && step === 'cards' ? `<p class="refused" role="alert">${escapeHtml(t('refused'))}</p>` : '',
    `<h1>${escapeHtml(t('title'))}</h1>`,
    `<dl><div><dt>${escapeHtml(t('item'))}</dt><dd>${escapeHtml(checkout.description)}</dd></div>
<div><dt>${escapeHtml(t('amount'))}</dt><dd>${escapeHtml(formatMoney(checkout.amount_cents))}</dd></div></dl>`,
    `<form method="post" action="${escapeHtml(action)}">${step === 'bank' ? bankStep(language) : cardStep(language)}</form>`,
    `<p><a href="${escapeHtml(checkout.cancel_url)}">${escapeHtml(t('leave'))}</a></p>`,
  ];
  return document(language, t('title'), parts.join('\n'), checkout.id);
}

function cardStep(language: Language): string {
  const t = textsIn(language, 'test-payment');
  const choice = (name: string, value: string, label: string, isFirst: boolean) =>
    `<label><input type="radio" name="${name}" value="${value}"${isFirst ? ' checked' : ''}> <span>${escapeHtml(label)}</span></label>`;
  const cards = testCards.map((card, index) => choice('card', card, t(`card.${card}`), index === 0));
  const times = reportTimes.map((time, index) => choice('report', time, t(`report.${time}`), index === 0));
  return `
<fieldset><legend>${escapeHtml(t('cards'))}</legend>${cards.join('')}</fieldset>
<fieldset><legend>${escapeHtml(t('reports'))}</legend>${times.join('')}</fieldset>
<button>${escapeHtml(t('pay'))}</button>`;
}

function bankStep(language: Language): string {
  const t = textsIn(language, 'test-payment');
  return `
<h2>${escapeHtml(t('bank.title'))}</h2>
<p>${escapeHtml(t('bank.text'))}</p>
<input type="hidden" name="report" value="now">
<p class="two"><button name="card" value="confirmed">${escapeHtml(t('bank.confirm'))}</button>
<button class="plain" name="card" value="denied">${escapeHtml(t('bank.deny'))}</button></p>`;
}

/** Shown for a page that is paid, left for too long, or unknown. */
export function closedTestPage(language: Language, onward: string): string {
  const t = textsIn(language, 'test-payment');
  const body = `<h1>${escapeHtml(t('closed.title'))}</h1>
<p>${escapeHtml(t('closed.text'))}</p>
<p><a class="on" href="${escapeHtml(onward)}">${escapeHtml(t('closed.back'))}</a></p>`;
  return document(language, t('closed.title'), body, null);
}

function document(language: Language, title: string, body: string, id: string | null): string {
  const t = textsIn(language, 'test-payment');
  const others =
    id === null
      ? ''
      : `<nav aria-label="${escapeHtml(t('languages'))}">${languages
          .map((other) => {
            const current = other === language ? ' aria-current="true"' : '';
            const name = translate(other, `test-payment:language`);
            return `<a lang="${locales[other]}" href="?lang=${other}"${current}>${escapeHtml(name)}</a>`;
          })
          .join(' ')}</nav>`;
  return `<!doctype html>
<html lang="${locales[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>TEST · ${escapeHtml(title)}</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<style>${style}</style>
</head>
<body>
<header><strong>TEST</strong> ${escapeHtml(t('banner'))}</header>
<main>
${body}
</main>
<footer>${others}</footer>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const style = `
:root { color-scheme: light dark; --ink: #17211c; --soft: #4a5750; --line: #b9c4bd; --page: #f7f9f7; --card: #fff; --accent: #0f6b3c; --on: #fff; --bad: #a3231b; --badge: #ffd84d; --badge-ink: #241c00; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef3ef; --soft: #aab8b0; --line: #4d5c54; --page: #101613; --card: #18201c; --accent: #7fd6a4; --on: #0b1a12; --bad: #ffb4ab; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { padding: 12px 24px; background: var(--badge); color: var(--badge-ink); text-align: center; }
header strong { padding: 2px 10px; margin-inline-end: 8px; border: 2px solid currentColor; letter-spacing: .1em; }
main { max-width: 560px; margin: 0 auto; padding: 32px 24px; overflow-wrap: anywhere; }
h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.2; }
h2 { margin: 0 0 8px; font-size: 20px; }
dl { margin: 16px 0 24px; }
dl div { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr); gap: 16px; padding: 8px 0; border-bottom: 1px solid var(--line); }
dt { color: var(--soft); } dd { margin: 0; font-weight: 600; }
fieldset { margin: 0 0 16px; padding: 8px 16px 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--card); }
legend { padding: 0 6px; font-weight: 600; }
label { display: flex; gap: 10px; align-items: center; min-height: 44px; }
input { width: 20px; height: 20px; flex: none; accent-color: var(--accent); }
button, .on { display: inline-block; min-height: 48px; padding: 12px 20px; border: 1px solid var(--accent); border-radius: 8px; background: var(--accent); color: var(--on); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
.plain { background: transparent; color: var(--accent); }
.two { display: flex; flex-wrap: wrap; gap: 12px; }
.refused { padding: 12px 16px; border: 1px solid var(--bad); border-radius: 8px; color: var(--bad); font-weight: 600; }
a { color: var(--accent); } a.on { color: var(--on); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
footer { max-width: 560px; margin: 0 auto; padding: 0 24px 32px; }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; }
nav a { padding: 8px 0; } nav a[aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
`;
