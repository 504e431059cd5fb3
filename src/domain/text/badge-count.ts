const MOST = 99

export function badgeCount(count: number): string {
  return count > MOST ? `${MOST}+` : String(Math.max(0, Math.floor(count)))
}

/** „(4) Новини“, „(99+) Новини“, and „Новини“ when everything has been read. */
export function unreadTitle(title: string, unread: number): string {
  const plain = title.replace(/^\(\d+\+?\) /, '')
  return unread > 0 ? `(${badgeCount(unread)}) ${plain}` : plain
}
