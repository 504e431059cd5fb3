import { shellTexts } from '#texts/shell/shell'
import { Icon } from '../../../ui/graphics/icon'
import { PageLink } from '../../../ui/page/page-link'
import type { AreaLink } from '../nav/area-links'
import { DrawerAccount, DrawerSignOut } from './drawer-account'
import { ThemeSwitch } from '../theme/theme-switch'

export function DrawerMenu({ areas }: { areas: readonly AreaLink[] }) {
  return (
    <>
      <DrawerAccount />
      <nav aria-label={shellTexts.areasNav} className="px-1 pt-2">
        {areas.map(({ href, icon, text }) => (
          <PageLink key={href} href={href} className="menu-row">
            <Icon icon={icon} />
            {text}
          </PageLink>
        ))}
      </nav>
      <hr className="mx-1 my-1.5 border-line" />
      <div className="px-1 pb-4">
        <ThemeSwitch as="row" />
        <DrawerSignOut />
      </div>
    </>
  )
}
