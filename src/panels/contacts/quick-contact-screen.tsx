import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isAdmin } from '#domain/roles'
import { quickContactTexts as texts } from '#texts/panels/frame'
import { ImportLink } from '../contact-import/import-link'
import { TabStrip } from '../frame/tab-strip'
import { Screen, staffOf } from '../screen/screen'
import { QuickContact } from './quick-contact'

export function QuickContactScreen(view: AdminViewServerProps) {
  if (!isAdmin(staffOf(view.initPageResult.req))) notFound()
  return (
    <Screen view={view} above={<TabStrip />} title={texts.title} lead={texts.lead} actions={<ImportLink />}>
      <QuickContact />
    </Screen>
  )
}
