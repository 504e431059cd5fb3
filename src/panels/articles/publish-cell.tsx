import type { DefaultServerCellComponentProps } from 'payload'
import { panelTexts } from '#texts/panels/panels'
import type { Article } from '#types'
import { isOnSite } from './on-site'
import { PublishToggle } from './publish-toggle'

/** The status of an article in the list, as readers see it. */
export async function PublishCell({ payload, rowData }: DefaultServerCellComponentProps) {
  const row = rowData as (Partial<Article> & { id: string }) | undefined
  // Payload draws the cell of a field without data in the edit view too, and there has no row for it.
  if (!row) return null
  const isDraft = row._status !== 'published'
  const isPublic = !isDraft || (await isOnSite(payload, row.id))
  return (
    <PublishToggle
      id={row.id}
      title={row.title || panelTexts.publishToggle.untitled}
      isPublic={isPublic}
      hasChanges={isPublic && isDraft}
      savedAt={row.updatedAt}
    />
  )
}
