/** Chromium's offer to install the site; not in the types of the DOM. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> }

let stored: InstallPrompt | null = null

// The browser offers it once, perhaps before the page has come alive.
if (typeof window !== 'undefined') {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    stored = event as InstallPrompt
  })
}

/** The stored offer, once: a browser shows the same one no second time. */
export function takeInstallPrompt(): InstallPrompt | null {
  const prompt = stored
  stored = null
  return prompt
}
