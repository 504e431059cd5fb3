import { menuAreas } from '#domain/areas'
import { areaTexts } from '#texts/areas'
import { shellTexts } from '#texts/shell/shell'
import { Icon } from '../../ui/graphics/icon'
import { PageLink } from '../../ui/page/page-link'
import { DrawerAccount, DrawerSignOut } from './drawer-account'
import { ThemeSwitch } from './theme-switch'

export function DrawerMenu() {
  return (
    <>
      <DrawerAccount />
      <nav aria-label={shellTexts.areasNav} className="px-1 pt-2">
        {menuAreas.map(({ key, route, icon }) => (
          <PageLink key={key} href={route} className="menu-row">
            <Icon icon={icon} />
            {areaTexts[key]}
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
