import classes from './chart-table.module.css';

export interface ChartTableData {
  /** Column headers; the first is that of the row names. */
  columns: readonly string[];
  /** As many cells as columns; the first is the row's name. */
  rows: readonly (readonly string[])[];
}

/** The figures of a chart as a table. It scrolls sideways where it has no room. */
export function ChartTable({ title, columns, rows }: ChartTableData & { title: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1)
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a second landmark would repeat the name
    <div className={classes.scroll} role="group" tabIndex={0} aria-label={title}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" data-align={index > 0 ? 'end' : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-align="end">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
