import type { Rights } from './outcomes'

/**
 * Who may do what, stated once more and independently of `access/table.ts`: c creates, r reads one, l finds it in a
 * list, u changes, d deletes. A member here owns nothing of it; the owner's item is public (approved, not expired).
 */
export const expectedRights: Record<string, Rights> = {
  articles: { visitor: 'rl', member: 'rl', owner: 'rl', moderator: 'crlud', admin: 'crlud' },
  'article-categories': { visitor: 'rl', member: 'rl', owner: 'rl', moderator: 'crlud', admin: 'crlud' },
  media: { visitor: 'r', member: 'r', owner: 'r', moderator: 'crlud', admin: 'crlud' },
  notifications: { visitor: '', member: '', owner: 'rlud', moderator: '', admin: '' },
  services: { visitor: 'rl', member: 'crl', owner: 'rlud', moderator: 'crlud', admin: 'crlud' },
  users: { visitor: 'crl', member: 'crl', owner: 'rlu', moderator: 'crl', admin: 'crlud' },
}

/** The same for an item that the public does not see: a draft, waiting for approval, expired. */
export const expectedUnseenRights: Record<string, Rights> = {
  articles: { visitor: '', member: '', owner: '', moderator: 'crlud', admin: 'crlud' },
  services: { visitor: '', member: 'c', owner: 'rlud', moderator: 'crlud', admin: 'crlud' },
}
