import type { ReactNode, TdHTMLAttributes } from 'react'

type Props = { label: string; heads: ReactNode[]; children: ReactNode }

/** A table that becomes a list of blocks on a phone, where each cell says its column. */
export function StackedTable({ label, heads, children }: Props) {
  return (
    <div className="panel-table">
      <table aria-label={label}>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={index} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

type CellProps = { label?: string; children: ReactNode } & Omit<
  TdHTMLAttributes<HTMLTableCellElement>,
  'children'
>

export function Cell({ label, children, ...rest }: CellProps) {
  return (
    <td {...rest} data-label={label}>
      {children}
    </td>
  )
}
