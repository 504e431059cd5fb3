/** Muting a topic. A file of its own, because the browser loads it. */
export const mutedTexts = {
  muted: 'Заглушена',
  title: 'Не получавате известия за темата. Натиснете, за да ги включите отново.',
} as const

export const mutingTexts = {
  mute: 'Заглушете темата',
  unmute: 'Включете отново темата',
  done: 'Темата е заглушена. Няма да получавате известия за нея.',
  undone: 'Известията за темата са включени отново.',
  failed: 'Неуспешна промяна на известията за темата',
} as const
