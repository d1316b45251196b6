import { useClosing } from './closing.queries.ts';
import { OpenDocuments } from './open-documents.tsx';

/** Before a signature: which documents are open, and from when the player can be registered. It warns and refuses nothing. */
export default function OpenBeforeSigning({ negotiationId }: { negotiationId: number }) {
  const { data } = useClosing(negotiationId);
  if (!data) return null;
  const open = data.documents.filter(({ isThere }) => !isThere).map(({ kind }) => kind);
  return <OpenDocuments kinds={open} window={data.window} />;
}
