import type { DefaultServerCellComponentProps } from 'payload'
import { trailTexts as texts } from '#texts/panels/trail'

const globals = ['site', 'legal']

/** Leads to what the line is about, as long as it is there; a letter is no item. */
export function TitleCell({ rowData }: DefaultServerCellComponentProps) {
  const { subject, documentId, title, action } = rowData as Record<string, string | null>
  if (action === 'delete' || !subject || subject === 'letters' || !documentId) return title
  const address = globals.includes(subject)
    ? `/admin/globals/${subject}`
    : `/admin/collections/${subject}/${documentId}`
  return <a href={address}>{title || texts.open}</a>
}
