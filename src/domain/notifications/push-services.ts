/** The push services of the browsers in use, with all names below these. */
export const knownPushServices = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const

export type PushServices = {
  names: readonly string[]
  /** Also without https and on private addresses: for a push service of one's own on this machine. */
  mayBeLocal: boolean
}

/** Members give these addresses, and the server asks them: nothing else is ever asked. */
export function isPushAddress(address: string, { names, mayBeLocal }: PushServices): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  const isKnown = names.some((name) => hostname === name || hostname.endsWith(`.${name}`))
  const isOpen = username === '' && password === ''
  const isSafe = mayBeLocal || (protocol === 'https:' && port === '')
  return isKnown && isOpen && isSafe && ['http:', 'https:'].includes(protocol)
}
