import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { Skeletons } from '../feedback/skeletons.tsx';
import { FoldedPart } from '../page/folded-part.tsx';

interface FoldedFieldsProps {
  title: string;
  /** In a few words what is inside. */
  about: ReactNode;
  /** The names of the fields inside. */
  names: readonly string[];
  /** Whether one of them has a value. */
  isStated: boolean;
  /** The fields; rendered, and so loaded, when they are opened. */
  children: ReactNode;
}

/** Fields that most people leave empty; open where one of them has a value or was refused. */
export function FoldedFields({ title, about, names, isStated, children }: FoldedFieldsProps) {
  const { errors, submitCount } = useFormState({ name: [...names] });
  const isRefused = names.some((name) => errors[name] !== undefined);
  const [isOpen, setOpen] = useState(isStated);
  const [wasOpened, setOpened] = useState(isStated);
  const mustOpen = isStated && !wasOpened;
  // A restored draft, or an answer of the service, may be about fields that are folded away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal opens them again at each attempt
  useEffect(() => {
    if (mustOpen || isRefused) toggle(true);
  }, [mustOpen, isRefused, submitCount]);

  function toggle(open: boolean) {
    setOpen(open);
    if (open) setOpened(true);
  }

  return (
    <FoldedPart title={title} about={about} isOpen={isOpen} onToggle={toggle}>
      {wasOpened && <Suspense fallback={<Skeletons shape="rows" count={3} />}>{children}</Suspense>}
    </FoldedPart>
  );
}
