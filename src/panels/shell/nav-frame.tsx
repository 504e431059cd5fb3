'use client'

import { Link, useConfig, useNav } from '@payloadcms/ui'
import { Icon } from '../../ui/graphics/icon'
import { type ReactNode, useEffect, useRef } from 'react'
import { routes } from '#domain/routes'
import { panelTexts } from '#texts/panels/panels'
import { Mark } from '../../ui/graphics/mark'

const words = panelTexts.shell

const isDrawer = () => matchMedia('(width < 64rem)').matches

export function NavFrame({ children }: { children: ReactNode }) {
  const { config } = useConfig()
  const { hydrated, navOpen, navRef, setNavOpen } = useNav()
  const closeButton = useRef<HTMLButtonElement>(null)
  const isOpen = hydrated && navOpen
  const close = () => setNavOpen(false)

  useEffect(() => {
    if (!isOpen || !isDrawer()) return
    const opener = document.activeElement
    closeButton.current?.focus()
    const work = document.querySelector('.template-default__wrap')
    work?.toggleAttribute('inert', true)
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setNavOpen(false)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', onKey)
      work?.toggleAttribute('inert', false)
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [isOpen, setNavOpen])

  return (
    <aside className={isOpen ? 'panel-nav panel-nav--open' : 'panel-nav'}>
      <div className="panel-nav__scrim" onClick={close} />
      <nav className="panel-nav__body" aria-label={words.nav} ref={navRef}>
        <div className="panel-nav__head">
          <a className="panel-nav__brand" href={routes.home} aria-label={words.home}>
            <Mark />
          </a>
          <button
            type="button"
            className="panel-icon-button"
            aria-label={words.closeMenu}
            onClick={close}
            ref={closeButton}
          >
            <Icon icon="x" />
          </button>
        </div>
        {children}
        <Link
          className="panel-nav__link panel-nav__sign-out"
          href={`${config.routes.admin}/logout`}
          prefetch={false}
        >
          <Icon icon="log-out" size={18} />
          {words.signOut}
        </Link>
      </nav>
    </aside>
  )
}
