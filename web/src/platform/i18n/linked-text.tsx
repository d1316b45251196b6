import { Fragment, type ReactNode } from 'react';

interface LinkedTextProps {
  /** A translated sentence with links as tags: `I accept the <terms>terms of use</terms>.` */
  text: string;
  /** Renders each tag with the words inside it. */
  links: Readonly<Record<string, (words: string) => ReactNode>>;
}

/** A sentence with links. Replaces i18next's Trans, whose parser every public page would have to load. */
export function LinkedText({ text, links }: LinkedTextProps) {
  const parts = [...text.matchAll(/<(\w+)>(.*?)<\/\1>|[^<]+|</g)];
  return parts.map(([whole, tag, words], at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
    <Fragment key={at}>{tag !== undefined ? links[tag]?.(words ?? '') : whole}</Fragment>
  ));
}
