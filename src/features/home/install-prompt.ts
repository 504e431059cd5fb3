/** Chromium's installation prompt; not in the DOM types. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> }

/** The event comes once and early, on any page, so public/theme.js stores it. */
type Keeper = Window & { installPrompt?: InstallPrompt | null }

/** A browser shows the same prompt only once. */
export function takeInstallPrompt(): InstallPrompt | null {
  const keeper: Keeper = window
  const prompt = keeper.installPrompt ?? null
  if (prompt) keeper.installPrompt = null
  return prompt
}

/** Browsers that offer the installation have it in their menu too, as all of Android have. */
export function isInstalledByMenu(): boolean {
  const keeper: Keeper = window
  return keeper.installPrompt === null || navigator.userAgent.includes('Android')
}
