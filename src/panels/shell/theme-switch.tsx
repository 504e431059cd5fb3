'use client'

import { type Theme, useTheme } from '@payloadcms/ui'
import { Icon } from '../../ui/graphics/icon'
import { useEffect, useRef } from 'react'
import { panelTexts } from '#texts/panels/panels'

/** The site's key (public/theme.js); Payload uses a cookie. */
const SITE_KEY = 'theme'

type Chosen = 'light' | 'dark' | null | undefined

export function ThemeSwitch() {
  const { autoMode, setTheme, theme } = useTheme()
  const seen = useRef<Chosen>(undefined)

  useEffect(() => {
    if (autoMode === undefined) return
    const chosenHere: Chosen = autoMode ? null : theme
    if (seen.current === undefined) {
      const chosenThere = stored()
      if (chosenThere !== chosenHere) setTheme((chosenThere ?? 'auto') as Theme)
    } else if (seen.current !== chosenHere) {
      store(chosenHere)
    }
    seen.current = chosenHere
  }, [autoMode, setTheme, theme])

  const isDark = theme === 'dark'
  return (
    <button
      type="button"
      className="panel-icon-button"
      aria-label={panelTexts.shell.darkTheme}
      aria-pressed={isDark}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      <Icon icon="moon" />
    </button>
  )
}

function stored(): Chosen {
  try {
    const value = localStorage.getItem(SITE_KEY)
    return value === 'light' || value === 'dark' ? value : null
  } catch {
    return null
  }
}

function store(choice: Chosen) {
  try {
    if (choice) localStorage.setItem(SITE_KEY, choice)
    else localStorage.removeItem(SITE_KEY)
  } catch {
    // Storage may be disabled; the cookie still stores the choice for the panels.
  }
}
