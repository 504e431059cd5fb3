/**
 * Makes a value when it is first asked for. Formats of Intl cost a phone tens of milliseconds each, and whatever names
 * one of them would make them all while the page starts.
 */
export function onFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
