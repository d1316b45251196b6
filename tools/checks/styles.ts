import { fontSizes, fontWeights } from '../../web/src/ui/theme/tokens.ts';
import type { Source } from './sources.ts';

/** The most spacings allowed that are neither a multiple of 4 px nor a hairline (1 or 2 px). Never raise it. */
const maxOffGrid = 141;

interface StyleFindings {
  /** Font sizes that are not in the scale in `web/src/ui/theme/tokens.ts`. */
  sizes: string[];
  weights: string[];
  /** Paddings, margins and gaps off the 4-px grid. */
  offGrid: string[];
  /** Style sheets imported from another folder. */
  foreignSheets: string[];
}

/** Style sheets use the design tokens and stay in their own folder. Prints the counts. */
export function checkStyles(sources: readonly Source[], ceiling = maxOffGrid): string[] {
  const { sizes, weights, offGrid, foreignSheets } = readStyles(sources);
  console.log(
    `     ${sizes.length} font sizes and ${weights.length} weights outside the scale, ${foreignSheets.length} style sheets ` +
      `of another folder, ${offGrid.length} spacings off the 4-px grid (at most ${ceiling})`,
  );
  const tooMany =
    offGrid.length > ceiling
      ? [...offGrid, `${offGrid.length} spacings are off the 4-px grid; ${ceiling} at most`]
      : [];
  return [...sizes, ...weights, ...foreignSheets, ...tooMany];
}

/** Collects sizes, weights, spacings and style sheet imports from the web application's sources. */
export function readStyles(sources: readonly Source[]): StyleFindings {
  const found: StyleFindings = { sizes: [], weights: [], offGrid: [], foreignSheets: [] };
  for (const source of sources) {
    if (!source.path.startsWith('web/src/') || source.path === 'web/src/ui/theme/tokens.ts') continue;
    if (source.path.endsWith('.css')) readSheet(source, found);
    if (/\.tsx?$/.test(source.path) && !/\.test\.tsx?$/.test(source.path)) readCode(source, found);
  }
  return found;
}

function readSheet({ path, text }: Source, found: StyleFindings): void {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  for (const declaration of plain.matchAll(/([a-z-]+)\s*:\s*([^;{}]+)[;}]/g)) {
    const [, property = '', written = ''] = declaration;
    const value = written.trim();
    const where = `${path}:${lineOf(plain, declaration.index)}: ${property}: ${value}`;
    if (property === 'font-size' && !isSize(value)) found.sizes.push(`${where} is not in the scale`);
    if (property === 'font' && value !== 'inherit')
      found.sizes.push(`${where} contains a size; use font-size`);
    if (property === 'font-weight' && !isWeight(value))
      found.weights.push(`${where} is not a weight of the scale`);
    if (/^((row-|column-)?gap|padding.*|margin.*)$/.test(property) && isOffGrid(value))
      found.offGrid.push(where);
  }
}

/** Sizes written in code: Mantine's `fz` and `fw`, the `style` attribute, attributes of SVG. */
const inCode = /\b(fz|fw|fontSize|fontWeight)(?:=|:\s*)(?:\{?\s*)(['"`]?)([^'"`}\s,>]+)/g;

function readCode({ path, text }: Source, found: StyleFindings): void {
  for (const match of text.matchAll(inCode)) {
    const [, name = '', quote = '', value = ''] = match;
    const where = `${path}:${lineOf(text, match.index)}: ${name} ${value}`;
    const isLiteral =
      quote !== '' || /^\d/.test(value) || /[*/+]/.test(text.slice(match.index).split('}')[0] ?? '');
    if (!isLiteral) continue;
    const isName = name === 'fz' && value in fontSizes;
    if (/^(fz|fontSize)$/.test(name) && !isName && !isSize(value))
      found.sizes.push(`${where} is not in the scale`);
    if (/^(fw|fontWeight)$/.test(name) && !isWeight(value))
      found.weights.push(`${where} is not a weight of the scale`);
  }
  for (const match of text.matchAll(/import\s[^;]*?['"](\.[^'"]+\.css)['"]/g)) {
    const sheet = match[1] ?? '';
    if (/^\.\/[^/]+$/.test(sheet)) continue;
    found.foreignSheets.push(
      `${path}:${lineOf(text, match.index)}: imports ${sheet}; a style sheet belongs to its folder; shared styles belong to a component of web/src/ui`,
    );
  }
}

const isSize = (value: string) => isToken(value, 'size', fontSizes) || proportional.test(value);
const isWeight = (value: string) => value === 'inherit' || isToken(value, 'weight', fontWeights);
/** Text inside a graphic scales with it. */
const proportional = /^(inherit|calc\(var\(--side\) \* 0?\.\d+\))$/;

/** Whether a value is a variable of the scale; a fallback, for before the variables exist, must be the same size. */
function isToken(value: string, kind: 'size' | 'weight', scale: Readonly<Record<string, string>>): boolean {
  const token = new RegExp(`^var\\(--mantine-font-${kind}-([a-z]+)(?:, (.+))?\\)$`).exec(value);
  const step = token?.[1] === undefined ? undefined : scale[token[1]];
  return step !== undefined && (token?.[2] === undefined || token[2] === step);
}

function isOffGrid(value: string): boolean {
  const lengths = [...value.matchAll(/(?<![\w-])-?(\d+(?:\.\d+)?)px/g)].map((match) => Number(match[1]));
  return lengths.some((px) => px > 2 && px % 4 !== 0);
}

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;
