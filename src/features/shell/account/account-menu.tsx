import { initials } from '#domain/text/initials'
import { homePanel } from '#domain/roles'
import { routes } from '#domain/routes'
import { shellTexts } from '#texts/shell/shell'
import { Avatar } from '../../../ui/graphics/avatar'
import { Icon } from '../../../ui/graphics/icon'
import { Menu } from '../../../ui/overlays/menu'
import { MenuAction, MenuLine, MenuLink } from '../../../ui/overlays/menu-item'
import { signOut } from './sign-out'
import { ViewerCard, viewerName } from './viewer-card'
import type { Viewer } from '../../viewer/viewer-store'

export default function AccountMenu({ user }: { user: Viewer }) {
  const name = viewerName(user)
  // Whoever speaks to the device says what stands on the button.
  const seen = user.avatar?.url ? name : `${initials(name)} ${name}`
  const panel = homePanel(user)
  return (
    <Menu
      label={shellTexts.accountMenu(seen)}
      triggerClassName="flex min-h-touch max-w-full items-center gap-2.5 rounded-md py-1 ps-1.5 pe-2.5 text-[1rem] font-medium text-ink hover:bg-paper-deep"
      trigger={
        <>
          <Avatar name={name} role={user.role} size={32} src={user.avatar?.url} />
          <span className="hidden truncate min-[71.25rem]:inline">{name}</span>
          <Icon icon="chevron-down" size={16} />
        </>
      }
      header={<ViewerCard user={user} size={40} />}
    >
      <MenuLink href={routes.profile} icon="user-round">
        {shellTexts.account}
      </MenuLink>
      <MenuLink href={routes.notifications} icon="bell">
        {shellTexts.notifications}
      </MenuLink>
      {panel && (
        <MenuLink href={panel} icon="shield">
          {panel === routes.admin ? shellTexts.adminPanel : shellTexts.moderatorPanel}
        </MenuLink>
      )}
      <MenuLine />
      <MenuAction icon="log-out" onSelect={() => void signOut()}>
        {shellTexts.signOut}
      </MenuAction>
    </Menu>
  )
}
