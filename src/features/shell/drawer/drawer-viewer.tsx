import { routes } from '#domain/routes'
import { shellTexts } from '#texts/shell/shell'
import { Icon } from '../../../ui/graphics/icon'
import { PageLink } from '../../../ui/page/page-link'
import type { Viewer } from '../../viewer/viewer-store'
import { ViewerCard } from '../account/viewer-card'

export default function DrawerViewer({ user }: { user: Viewer }) {
  return (
    <>
      <PageLink
        href={routes.profile}
        className="block border-b border-line px-5 py-3.5 text-ink no-underline hover:bg-paper-deep"
      >
        <ViewerCard user={user} size={48} />
      </PageLink>
      <div className="px-1 pt-2">
        <PageLink href={routes.notifications} className="menu-row">
          <Icon icon="bell" />
          {shellTexts.notifications}
        </PageLink>
      </div>
    </>
  )
}
