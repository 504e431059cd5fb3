import Link from 'next/link'
import { approvalQueueTexts as texts } from '#texts/moderation/approval-queue'
import { Cell, StackedTable } from '../screen/stacked-table'
import type { Processed } from './queries'
import { shownMoment } from './shown-moment'

export function ProcessedTable({ rows, address }: { rows: Processed[]; address: string }) {
  if (rows.length === 0) return <p>{texts.nothingProcessed}</p>
  return (
    <StackedTable label={texts.processed} heads={[texts.name, texts.state, texts.by, texts.when]}>
      {rows.map(({ id, title, by, at, state }) => (
        <tr key={id}>
          <Cell>
            <Link href={`${address}/${id}`} prefetch={false}>
              {title}
            </Link>
          </Cell>
          <Cell label={texts.state}>{state}</Cell>
          <Cell label={texts.by}>{by}</Cell>
          <Cell label={texts.when}>{shownMoment(at)}</Cell>
        </tr>
      ))}
    </StackedTable>
  )
}
