'use client'

import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { useCloseOnBack } from './use-close-on-back'

type MenuProps = {
  label: string
  trigger: ReactNode
  triggerClassName?: string
  header?: ReactNode
  children: ReactNode
}

const items = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
]

export function Menu({ label, trigger, triggerClassName, header, children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const firstFocus = useRef<0 | -1>(0)
  const id = useId()

  const openAt = (position: 0 | -1) => {
    firstFocus.current = position
    setIsOpen(true)
  }

  useEffect(() => {
    if (!isOpen) return
    items(menu.current).at(firstFocus.current)?.focus()
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen])

  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }

  useCloseOnBack(isOpen, { close, mayClose: () => true })

  const moveInMenu = (event: KeyboardEvent) => {
    const all = items(menu.current)
    const current = all.indexOf(document.activeElement as HTMLElement)
    const next: Record<string, number> = {
      ArrowDown: (current + 1) % all.length,
      ArrowUp: current - 1,
      Home: 0,
      End: -1,
    }
    if (event.key === 'Escape') close()
    else if (event.key in next) all.at(next[event.key]!)?.focus()
    else return
    event.preventDefault()
  }

  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    openAt(event.key === 'ArrowDown' ? 0 : -1)
  }

  return (
    <div ref={root} className="relative min-w-0">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={triggerClassName}
        onClick={() => (isOpen ? setIsOpen(false) : openAt(0))}
        onKeyDown={openByArrow}
      >
        {trigger}
      </button>
      {isOpen && (
        <div
          className={classNames(
            'absolute end-0 top-full z-40 mt-2 w-72 animate-arrive overflow-clip rounded-lg border border-line',
            'bg-raised depth-lg',
          )}
        >
          {header && <div className="border-b border-line px-4 pt-3.5 pb-3">{header}</div>}
          <div
            ref={menu}
            id={id}
            role="menu"
            aria-label={label}
            className="py-1.5"
            onKeyDown={moveInMenu}
            onClick={close}
          >
            {children}
          </div>
        </div>
      )}
    </div>
  )
}
