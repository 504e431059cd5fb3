import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isAdmin } from '#domain/roles'
import { importScreenTexts as texts } from '#texts/contacts/import-screen'
import { TabStrip } from '../frame/tab-strip'
import { Screen, staffOf } from '../screen/screen'
import { ImportTool } from './import-tool'

export function ImportScreen(view: AdminViewServerProps) {
  if (!isAdmin(staffOf(view.initPageResult.req))) notFound()
  return (
    <Screen view={view} above={<TabStrip />} title={texts.title} lead={texts.lead}>
      <ImportTool />
    </Screen>
  )
}
