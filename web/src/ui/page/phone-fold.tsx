import type { ComponentProps } from 'react';
import { QuietText } from '../text/quiet-text.tsx';
import { useIsPhone } from '../use-is-phone.ts';
import { FoldedPart } from './folded-part.tsx';
import { PagePart } from './page-part.tsx';

interface PhoneFoldProps extends ComponentProps<typeof PagePart> {
  /** In a few words what is inside, while it is folded. */
  about?: string | undefined;
}

/** A part of a page that is not the next step: on a phone it is opened by a press on its heading. */
export function PhoneFold({ about, ...part }: PhoneFoldProps) {
  if (!useIsPhone()) return <PagePart {...part} />;
  return (
    <FoldedPart title={part.title} about={about}>
      {part.hint !== undefined && <QuietText>{part.hint}</QuietText>}
      {part.children}
      {part.after}
    </FoldedPart>
  );
}
