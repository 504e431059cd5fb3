import { existsSync } from 'node:fs'

/** Chromium without the parts of a window, which cost as much processor time again. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

/** Debian's Chromium; without it Playwright takes the one that it has installed itself. */
export const debianBrowser = (): string | undefined =>
  [headlessShell, '/usr/bin/chromium'].find((path) => existsSync(path))
