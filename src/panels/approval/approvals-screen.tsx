import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isApprovedKind } from '#domain/moderation/approved-kinds'
import { approvalQueueTexts as texts } from '#texts/moderation/approval-queue'
import { PanelLink } from '../frame/panel-link'
import { panelOf } from '../frame/panel-of'
import { Screen, staffOf } from '../screen/screen'
import { ApprovalQueue } from './approval-queue'
import { ProcessedTable } from './processed-table'
import { decidableKinds, processedOf, waitingCount, waitingOf } from './queries'

export async function ApprovalsScreen(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  staffOf(req)
  const kinds = decidableKinds(req)
  const { kind: asked, item } = props.searchParams ?? {}
  const [first] = kinds
  const kind = isApprovedKind(asked) ? asked : first
  if (!kind || !kinds.includes(kind)) notFound()
  const readAt = new Date().toISOString()
  const [counts, waiting, processed] = await Promise.all([
    Promise.all(kinds.map((one) => waitingCount(req, one))),
    waitingOf(req, kind),
    processedOf(req, kind),
  ])
  const all = counts[kinds.indexOf(kind)] ?? 0
  return (
    <Screen view={props} title={texts.title} lead={texts.lead}>
      <nav className="approvals__tabs" aria-label={texts.kinds}>
        {kinds.map((one, index) => (
          <PanelLink key={one} to={`/approvals?kind=${one}`} isCurrent={one === kind}>
            {texts.tabs[one]} <span>{counts[index]}</span>
          </PanelLink>
        ))}
      </nav>
      <section aria-labelledby="approvals-waiting">
        <h2 id="approvals-waiting">{texts.waiting}</h2>
        <ApprovalQueue key={`${kind}-${readAt}`} kind={kind} items={waiting} first={item} readAt={readAt} />
        {all > waiting.length && <p>{texts.more(all - waiting.length)}</p>}
      </section>
      <section aria-labelledby="approvals-processed">
        <h2 id="approvals-processed">{texts.processed}</h2>
        <ProcessedTable rows={processed} address={`${panelOf(req)}/collections/${kind}`} />
      </section>
    </Screen>
  )
}
