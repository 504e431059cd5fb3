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
    // Storage may be disabled; the choice then lasts for this page.
  }
  return { theme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light', isChosen }
}

/** A string, because snapshots are compared by identity. */
const snapshot = () => {
  const { theme, isChosen } = read()
  return `${theme} ${isChosen}`
}

/** After an error React may create the document anew, and scripts created that way do not run. */
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

/** Choosing what the device prefers removes the stored choice. */
export function toggleTheme(): void {
  const next: Theme = read().theme === 'dark' ? 'light' : 'dark'
  const isDevices = (next === 'dark') === devicePrefersDark().matches
  document.documentElement.dataset.theme = next
  try {
    if (isDevices) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, next)
  } catch {
    // Storage may be disabled.
  }
  for (const listener of listeners) listener()
}

/** Null before hydration: the server does not know the device's setting. */
export function useTheme(): ThemeState | null {
  const text = useSyncExternalStore(subscribe, snapshot, () => null)
  if (!text) return null
  const [theme, isChosen] = text.split(' ')
  return { theme: theme as Theme, isChosen: isChosen === 'true' }
}
