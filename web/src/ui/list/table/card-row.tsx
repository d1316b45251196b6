import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { isUnstatedMoney } from '../../text/money-text.tsx';
import classes from './card-row.module.css';
import type { CardPlace, Column } from './column.ts';

interface CardRowProps<Row> {
  row: Row;
  index: number;
  count: number;
  columns: readonly Column<Row>[];
  link: string | undefined;
  rowActions: ((row: Row) => ReactNode) | undefined;
  actionsBeside?: boolean | undefined;
  measure?: ((element: Element | null) => void) | undefined;
}

function Card<Row>({
  row,
  index,
  count,
  columns,
  link,
  rowActions,
  actionsBeside,
  measure,
}: CardRowProps<Row>) {
  const at = (place: CardPlace) => columns.filter((column) => (column.card ?? 'fact') === place);
  const content = (place: CardPlace) =>
    at(place).map((column) => <div key={column.key}>{column.render(row)}</div>);
  const title = content('title');
  // A card has no column to keep: a fact that says nothing is left out, with its name.
  const facts = columns.flatMap((column) => {
    const { key, header, card = 'fact' } = column;
    const value = card === 'fact' || card === 'long' ? column.render(row) : null;
    return value === null || value === undefined || value === false || value === '' || isUnstatedMoney(value)
      ? []
      : [{ key, header, value, isLong: card === 'long' }];
  });
  const actions = rowActions !== undefined && <div className={classes.actions}>{rowActions(row)}</div>;
  return (
    <li
      ref={measure}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={count}
      className={classes.item}
    >
      <div className={classes.card} data-card data-linked={link !== undefined || undefined}>
        <div className={classes.top}>
          {content('picture')}
          <div className={classes.names}>
            <div className={classes.title}>
              {link === undefined ? (
                title
              ) : (
                <Link to={link} className={classes.link}>
                  {title}
                </Link>
              )}
            </div>
            <div className={classes.subtitle}>{content('subtitle')}</div>
          </div>
          <div className={classes.aside}>
            {content('aside')}
            {actionsBeside && actions}
          </div>
        </div>
        {facts.length > 0 && (
          <dl className={classes.facts}>
            {facts.map(({ key, header, value, isLong }) => (
              <div key={key} data-long={isLong || undefined}>
                <dt>{header}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {content('wide')}
        {!actionsBeside && actions}
      </div>
    </li>
  );
}

/** One row as a card, for narrow lists. */
export const CardRow = memo(Card) as typeof Card;
