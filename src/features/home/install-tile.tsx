'use client'

import { Suspense, useState } from 'react'
import { installTexts } from '#texts/home/home'
import { Icon } from '../../ui/graphics/icon'
import { lazyPart } from '../../ui/lazy-part'
import { takeInstallPrompt } from './install-prompt'

const InstallDialog = lazyPart(() => import('./install-dialog'))

/** Fills the free cell on phones; hidden where the site is installed. */
export function InstallTile() {
  const [isOpen, setIsOpen] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)

  function install() {
    const prompt = takeInstallPrompt()
    if (prompt) return void prompt.prompt().catch(() => undefined)
    setWasAsked(true)
    setIsOpen(true)
  }

  return (
    <>
      <button
        type="button"
        id="install"
        onClick={install}
        className="grid size-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 bg-primary-soft px-3 text-start text-sm leading-[1.15rem]! font-medium text-primary-soft-ink hover:bg-primary-soft-hover focus-visible:-outline-offset-4 focus-visible:depth-none md:hidden no-js:hidden [@media(display-mode:standalone)]:hidden [html[data-installed]_&]:hidden"
      >
        <Icon icon="smartphone" size={26} />
        {installTexts.open}
      </button>
      {wasAsked ? (
        <Suspense>
          <InstallDialog open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
