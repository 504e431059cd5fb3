'use client'

import { shellTexts } from '#texts/shell/shell'
import { Icon } from '../../../ui/graphics/icon'
import { IconButton } from '../../../ui/buttons/icon-button'
import { toggleTheme, useTheme } from './theme-store'

const words = shellTexts.theme

type ThemeSwitchProps = { as: 'icon' | 'row' }

export function ThemeSwitch({ as }: ThemeSwitchProps) {
  const state = useTheme()
  const isDark = state?.theme === 'dark'
  if (as === 'icon') {
    return (
      <IconButton
        label={words.dark}
        icon="moon"
        aria-pressed={isDark}
        onClick={toggleTheme}
        className="hidden! md:js:inline-grid!"
      />
    )
  }
  const chosen = isDark ? words.on : words.off
  return (
    <button type="button" aria-pressed={isDark} className="menu-row" onClick={toggleTheme}>
      <Icon icon="moon" />
      {words.dark}
      <span className="ms-auto type-meta">{state?.isChosen ? chosen : words.device}</span>
    </button>
  )
}
