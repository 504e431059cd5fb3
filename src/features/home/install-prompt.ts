/** Chromium's offer to install the site; not in the types of the DOM. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> }

/** The browser makes it once and early, on whatever page the reader came to, so public/theme.js keeps it here. */
type Keeper = Window & { installPrompt?: InstallPrompt | null }

/** The stored offer, once: a browser shows the same one no second time. */
export function takeInstallPrompt(): InstallPrompt | null {
  const keeper: Keeper = window
  const prompt = keeper.installPrompt ?? null
  keeper.installPrompt = null
  return prompt
}
