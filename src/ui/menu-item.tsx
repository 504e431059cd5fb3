import type { ReactNode } from 'react'
import { Icon, type IconSource } from './icon'
import { PageLink } from './page-link'

/** The look of a row in a menu or in the drawer. */
export const menuRow =
  'flex min-h-[46px] w-full items-center gap-3 px-4 py-2 text-start text-[1.0625rem] leading-[1.625rem] text-ink no-underline hover:bg-paper-deep focus-visible:-outline-offset-2 focus-visible:shadow-none'

type RowProps = { icon: IconSource; children: ReactNode }

const Content = ({ icon, children }: RowProps) => (
  <>
    <Icon icon={icon} className="text-ink-mute" />
    {children}
  </>
)

/** The focus moves through a menu with the arrows, so Tab does not stop at its items. */
export function MenuLink({ href, icon, children }: RowProps & { href: string }) {
  return (
    <PageLink href={href} role="menuitem" tabIndex={-1} className={menuRow}>
      <Content icon={icon}>{children}</Content>
    </PageLink>
  )
}

export function MenuAction({ onSelect, icon, children }: RowProps & { onSelect: () => void }) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={menuRow} onClick={onSelect}>
      <Content icon={icon}>{children}</Content>
    </button>
  )
}

export const MenuLine = () => <hr className="my-1.5 border-line" />
