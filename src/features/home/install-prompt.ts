/** Chromium's installation prompt; not in the DOM types. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> }

/** The event comes once and early, on any page, so public/theme.js stores it. */
type Keeper = Window & { installPrompt?: InstallPrompt | null }

/** A browser shows the same prompt only once. */
export function takeInstallPrompt(): InstallPrompt | null {
  const keeper: Keeper = window
  const prompt = keeper.installPrompt ?? null
  keeper.installPrompt = null
  return prompt
}
