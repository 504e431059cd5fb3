import type { ReactNode } from 'react'
import { Icon, type IconSource } from '../graphics/icon'
import { PageLink } from '../page/page-link'

type RowProps = { icon: IconSource; children: ReactNode }

const Content = ({ icon, children }: RowProps) => (
  <>
    <Icon icon={icon} />
    {children}
  </>
)

/** Arrow keys move the focus in a menu, so Tab skips its items. */
export function MenuLink({ href, icon, children }: RowProps & { href: string }) {
  return (
    <PageLink href={href} role="menuitem" tabIndex={-1} className="menu-row">
      <Content icon={icon}>{children}</Content>
    </PageLink>
  )
}

export function MenuAction({ onSelect, icon, children }: RowProps & { onSelect: () => void }) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className="menu-row" onClick={onSelect}>
      <Content icon={icon}>{children}</Content>
    </button>
  )
}

export const MenuLine = () => <hr className="my-1.5 border-line" />
