import type { DefaultServerCellComponentProps } from 'payload'
import { panelTexts } from '#texts/panels/panels'
import type { Article } from '#types'
import { isOnSite } from './on-site'
import { PublishToggle } from './publish-toggle'
import { nextTurn } from './schedule/next-turn'

export async function PublishCell({ payload, rowData }: DefaultServerCellComponentProps) {
  const row = rowData as (Partial<Article> & { id: string }) | undefined
  // Payload also renders the cell in the edit view, without a row.
  if (!row) return null
  const isDraft = row._status !== 'published'
  const [isPublic, turn] = await Promise.all([
    !isDraft || isOnSite(payload, row.id),
    nextTurn(payload, row.id),
  ])
  return (
    <PublishToggle
      id={row.id}
      title={row.title || panelTexts.publishToggle.untitled}
      isPublic={isPublic}
      hasChanges={isPublic && isDraft}
      savedAt={row.updatedAt}
      turn={turn}
    />
  )
}
