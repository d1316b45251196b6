import { useTranslation } from 'react-i18next';
import { Segments } from '../../ui/filter/segments.tsx';
import classes from './request-boxes.module.css';

export type RequestBox = 'own' | 'received' | 'market' | 'drafts';

interface RequestBoxesProps {
  boxes: readonly RequestBox[];
  value: RequestBox;
  /** The label of the caller's own requests: sent, or published for clubs. */
  own: 'own' | 'published' | 'title';
  onChange: (box: RequestBox) => void;
}

/** Switches between the caller's requests, received requests, the market, and drafts. */
export function RequestBoxes({ boxes, value, own, onChange }: RequestBoxesProps) {
  const { t } = useTranslation('requests');
  if (boxes.length < 2) return null;
  return (
    <div className={classes.box}>
      <Segments
        label={t('list.box')}
        value={value}
        onChange={onChange}
        options={boxes.map((box) => ({ value: box, label: t(`list.${box === 'own' ? own : box}`) }))}
      />
    </div>
  );
}
