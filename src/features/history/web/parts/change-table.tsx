import type { ReactNode } from 'react'
import type { ComparedRow } from '../../screen/compared.rules.ts'
import styles from './group-card.module.css'
import { Pieces } from './pieces.tsx'

type Row = ComparedRow & { who?: string }
type ChangeTableProps = {
  /** What the first column has, and what the others are called. */
  columns: readonly [string, string, string]
  /** Heading of the last column; absent: it is not told. */
  who?: string
  /** In going back it reads from now to then. */
  isBackwards?: boolean
  rows: readonly Row[]
}

/** What was and what is, or what is and what will be. */
export function ChangeTable({ columns: [what, before, after], who, isBackwards = false, rows }: ChangeTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{what}</span>
          </th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
          {who && (
            <th scope="col" className={styles.who}>
              {who}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => {
          const [left, right] = isBackwards ? [row.is, row.was] : [row.was, row.is]
          return (
            <tr key={row.key} data-amount={row.isAmount ? '' : undefined}>
              <th scope="row">{row.label}</th>
              <td data-amount={row.isAmount ? '' : undefined}>
                <Pieces pieces={left} own="del" />
              </td>
              <td data-amount={row.isAmount ? '' : undefined} data-now="">
                <b>
                  <Pieces pieces={right} own="ins" />
                </b>
              </td>
              {who && <td className={styles.who}>{row.who}</td>}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

type Thing = { key: string; name: string; place: string; price: string }

/** Dishes that go or come back: what, where, for how much. */
export function ThingsTable({
  columns,
  things,
}: {
  columns: readonly [string, string, string]
  things: readonly Thing[]
}) {
  return (
    <table>
      <thead className="vh">
        <tr>
          {columns.map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {things.map(({ key, name, place, price }) => (
          <tr key={key} data-amount="">
            <th scope="row">{name}</th>
            <Cell>{place}</Cell>
            <Cell isAmount>{price}</Cell>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Cell = ({ isAmount, children }: { isAmount?: boolean; children: ReactNode }) => (
  <td data-amount={isAmount ? '' : undefined}>{children}</td>
)
