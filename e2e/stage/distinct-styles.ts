import type axe from 'axe-core';

/** What the rule of contrast sees, by style: whatever has the same style has the same verdict. */
export interface DistinctStyles {
  /** The styles of all texts on the screen, and of all links within a text. */
  read(): string[];
  /** From now on the rule passes over texts of other styles than these. */
  judgeOnly(styles: readonly string[]): void;
  /** The elements of these styles. */
  wearers(styles: readonly string[]): Element[];
  /** Acts while every element stands in its own place: what a sticky bar covers depends on how far the page is scrolled. */
  unstuck<Result>(act: () => Result | Promise<Result>): Promise<Result>;
  /** Whether a style has had enough contrast since. One that axe could not judge has not. */
  isSound(style: string): boolean;
}

/** The parts of axe that have no public name. */
interface Audit {
  rules: { id: string; matches: (...args: unknown[]) => boolean }[];
  checks: Record<string, { evaluate: (this: CheckHelper, ...args: unknown[]) => boolean | undefined }>;
}
interface CheckHelper {
  data(seen: Seen): void;
}
interface Seen {
  fgColor?: string;
  bgColor?: string;
  /** Why there is no verdict. */
  messageKey?: string;
}

/**
 * Runs in the page, after axe: lets its rule of contrast, the slowest of all, judge each style once. A list of fifty rows has
 * no more styles than one of two.
 *
 * The style of a text is all that the verdict depends on: its colour, size and weight, and everything painted where it
 * stands, be it around the text or laid over or under it, with what blends, clips, moves or orders each.
 */
export function distinguishStyles(): void {
  const { _audit: audit } = (window as unknown as { axe: typeof axe & { _audit: Audit } }).axe;
  const rule = audit.rules.find(({ id }) => id === 'color-contrast');
  const check = audit.checks['color-contrast'];
  if (!rule || !check) throw new Error('axe has no rule of contrast.');

  let styles = new Map<Element, string>();
  let linksOf = new Map<Element, string>();
  let wanted = new Set<string>();
  const passed = new Set<string>();

  const { matches } = rule;
  rule.matches = function (this: unknown, ...args) {
    const style = styles.get(args[0] as Element);
    return (style === undefined || wanted.has(style)) && matches.apply(this, args);
  };
  const { evaluate } = check;
  check.evaluate = function (...args) {
    const style = styles.get(args[0] as Element);
    if (style !== undefined && passed.has(style)) return true;
    let seen: Seen = {};
    const helper: CheckHelper = Object.create(this, {
      data: {
        value: (found: Seen) => {
          seen = found;
          this.data(found);
        },
      },
    });
    const verdict = evaluate.apply(helper, args);
    const isSound = verdict === true && seen.fgColor !== undefined && seen.bgColor !== undefined;
    const isBeyond = verdict === undefined && beyond.test(seen.messageKey ?? '');
    if (style !== undefined && (isSound || isBeyond)) passed.add(style);
    return verdict;
  };

  // Why axe has no verdict on any text of a style: there is no one colour behind it.
  const beyond = /^(bgImage|bgGradient|imgNode|complexTextShadows)$/;

  const transparent = 'rgba(0, 0, 0, 0)';
  const picture = /^(img|picture|video|canvas|svg|iframe|object|embed)$/;
  const fields =
    'select, textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=range], [type=color])';
  const off = ':disabled, [aria-disabled=true], [aria-disabled=true] *';

  /** How an element and those around it are blended with what is under them, and how they are placed over others. */
  interface Setting {
    blend: string;
    place: string;
  }
  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  interface Part extends Setting {
    element: Element;
    box: Box;
    look: string;
  }

  // A box of the browser asks it for each side again.
  const plain = ({ left, right, top, bottom }: DOMRect): Box => ({ left, right, top, bottom });

  function read(): string[] {
    styles = new Map();
    linksOf = new Map();
    const painted: Part[] = [];
    const texts: Part[] = [];
    const links: Element[] = [];
    const range = document.createRange();

    const visit = (element: Element, above: Setting) => {
      const style = getComputedStyle(element);
      // Nobody sees what is in these, and the rule has no verdict on it.
      if (style.display === 'none' || style.opacity === '0' || style.clipPath === 'inset(50%)') return;
      const blend = [style.opacity, style.filter, style.mixBlendMode].join();
      const place = [
        style.position,
        style.zIndex,
        style.transform === 'none',
        style.overflow,
        style.clipPath,
      ].join();
      const here = {
        blend: blend === '1,none,normal' ? above.blend : `${above.blend}/${blend}`,
        place: place === 'static,auto,true,visible,none' ? above.place : `${above.place}/${place}`,
      };
      const isVisible = style.visibility === 'visible';
      const { backgroundColor, backgroundImage } = style;
      const isPicture = picture.test(element.localName);
      if (isVisible && (isPicture || backgroundColor !== transparent || backgroundImage !== 'none')) {
        const look = [isPicture && element.localName, backgroundColor, backgroundImage, here.blend].join();
        painted.push({ element, box: plain(element.getBoundingClientRect()), look, ...here });
      }
      const own = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim());
      const isField = element.matches(fields);
      if (isVisible && (own.length > 0 || isField) && !element.matches(off)) {
        range.selectNodeContents(element);
        const box = plain((isField ? element : range).getBoundingClientRect());
        const { color, fontSize, fontWeight, textShadow, webkitTextStroke, webkitTextFillColor } = style;
        const look = [
          color,
          fontSize,
          fontWeight,
          textShadow,
          webkitTextStroke,
          webkitTextFillColor,
          here.blend,
        ];
        // The link past the menu is above the page until the keyboard reaches it, and the rule has no verdict there.
        if (box.bottom + scrollY > 0) texts.push({ element, box, look: [isField, ...look].join(), ...here });
      }
      if (style.display === 'inline' && element.matches('a[href], [role=link]')) links.push(element);
      if (element.localName !== 'svg') for (const child of element.children) visit(child, here);
    };
    visit(document.documentElement, { blend: '', place: '' });

    for (const { element, box, look, place } of texts) {
      const met = painted.filter(
        ({ box: other }) =>
          other.left < box.right &&
          other.right > box.left &&
          other.top < box.bottom &&
          other.bottom > box.top,
      );
      const seen = met.map((other) => {
        const { left, right, top, bottom } = other.box;
        const isWhole = left <= box.left && right >= box.right && top <= box.top && bottom >= box.bottom;
        // What is around a text lies under it; of others, their places decide.
        if (other.element.contains(element)) return `around ${isWhole} ${other.look}`;
        return `beside ${isWhole} ${other.look} ${other.place} ${place}`;
      });
      styles.set(element, [look, ...seen].join('\n'));
    }

    for (const link of links) {
      // The rule of links within a text compares each with the nearest block around it.
      const compared: string[] = [];
      for (let part: Element | null = link; part; part = part.parentElement) {
        const style = getComputedStyle(part);
        const { color, textDecoration, fontWeight, fontStyle, fontSize, borderBottom } = style;
        compared.push([color, textDecoration, fontWeight, fontStyle, fontSize, borderBottom].join());
        const around = painted.filter(({ element }) => element.contains(part));
        compared.push(...around.map(({ look }) => look));
        if (style.display !== 'inline') break;
      }
      linksOf.set(link, `link\n${compared.join('\n')}`);
    }
    return [...new Set([...styles.values(), ...linksOf.values()])];
  }

  (window as unknown as { distinctStyles: DistinctStyles }).distinctStyles = {
    read,
    judgeOnly(named) {
      wanted = new Set(named);
      passed.clear();
    },
    wearers(named) {
      const asked = new Set(named);
      return [...styles, ...linksOf].filter(([, style]) => asked.has(style)).map(([element]) => element);
    },
    isSound: (style) => passed.has(style),
    async unstuck(act) {
      const sticky = [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => getComputedStyle(element).position === 'sticky')
        .map((element) => ({ element, style: element.getAttribute('style') }));
      for (const { element } of sticky) element.style.cssText += '; position: relative; inset: auto';
      try {
        return await act();
      } finally {
        for (const { element, style } of sticky) {
          if (style === null) element.removeAttribute('style');
          else element.setAttribute('style', style);
        }
      }
    },
  };
}
