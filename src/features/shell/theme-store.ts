import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'
type ThemeState = { theme: Theme; isChosen: boolean }

/** Shared with public/theme.js, which sets the attribute before the first paint. */
const KEY = 'theme'

const listeners = new Set<() => void>()

const devicePrefersDark = () => matchMedia('(prefers-color-scheme: dark)')

function read(): ThemeState {
  let isChosen = false
  try {
    isChosen = localStorage.getItem(KEY) !== null
  } catch {
    // Storage can be switched off; the choice then lasts for this page.
  }
  return { theme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light', isChosen }
}

/** As text, because a store's snapshots are compared by identity. */
const snapshot = () => {
  const { theme, isChosen } = read()
  return `${theme} ${isChosen}`
}

/** After an error React may make the whole document anew, and scripts made that way do not run. */
function repairDocument() {
  if ('js' in document.documentElement.dataset) return
  const script = document.createElement('script')
  script.src = '/theme.js'
  script.onload = () => listeners.forEach((listener) => listener())
  document.head.append(script)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  repairDocument()
  const device = devicePrefersDark()
  device.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    device.removeEventListener('change', listener)
  }
}

/** Choosing what the device prefers anyway gives the choice back to the device. */
export function toggleTheme(): void {
  const next: Theme = read().theme === 'dark' ? 'light' : 'dark'
  const isDevices = (next === 'dark') === devicePrefersDark().matches
  document.documentElement.dataset.theme = next
  try {
    if (isDevices) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, next)
  } catch {
    // Same as above.
  }
  for (const listener of listeners) listener()
}

/** Null until the page runs: the server does not know how a device is set. */
export function useTheme(): ThemeState | null {
  const text = useSyncExternalStore(subscribe, snapshot, () => null)
  if (!text) return null
  const [theme, isChosen] = text.split(' ')
  return { theme: theme as Theme, isChosen: isChosen === 'true' }
}
