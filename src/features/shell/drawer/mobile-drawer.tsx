'use client'

import { useState, type ReactNode } from 'react'
import { shellTexts } from '#texts/shell/shell'
import { Drawer } from '../../../ui/overlays/drawer'
import { IconButton } from '../../../ui/buttons/icon-button'

const DRAWER_ID = 'site-menu'

/** Browsers that know these attributes open the drawer without scripts. */
const opensByItself = { command: 'show-modal', commandfor: DRAWER_ID }

export function MobileDrawer({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="md:hidden">
      <IconButton
        label={shellTexts.menu}
        icon="menu"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          setIsOpen(true)
        }}
        {...opensByItself}
      />
      <Drawer
        id={DRAWER_ID}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={shellTexts.menu}
        closeLabel={shellTexts.closeMenu}
      >
        {children}
      </Drawer>
    </div>
  )
}
