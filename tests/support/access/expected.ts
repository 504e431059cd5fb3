import type { Rights } from './outcomes'

/** Independent of `access/table.ts`: c create, r read, l list, u update, d delete. The item is public. */
const staffOnly: Rights = { visitor: '', member: '', owner: '', moderator: 'crlud', admin: 'crlud' }
const editorial: Rights = { visitor: 'rl', member: 'rl', owner: 'rl', moderator: 'crlud', admin: 'crlud' }
const authored: Rights = { visitor: 'rl', member: 'crl', owner: 'rlud', moderator: 'crlud', admin: 'crlud' }
const forMembers: Rights = { ...authored, visitor: '' }
const liked: Rights = { visitor: '', member: 'c', owner: 'rld', moderator: 'crl', admin: 'crl' }

export const expectedRights: Record<string, Rights> = {
  'admin-messages': { visitor: '', member: 'c', owner: 'rl', moderator: 'crlud', admin: 'crlud' },
  apartments: authored,
  'article-categories': editorial,
  articles: editorial,
  blocks: { visitor: '', member: 'c', owner: 'rld', moderator: 'c', admin: 'c' },
  contacts: authored,
  'directory-requests': { visitor: '', member: '', owner: 'r', moderator: 'rl', admin: 'rl' },
  documents: { ...authored, moderator: 'crl' },
  embassies: { visitor: 'rl', member: 'rl', owner: 'rl', moderator: 'rl', admin: 'crlud' },
  'event-registrations': { visitor: '', member: 'c', owner: 'rld', moderator: 'crld', admin: 'crld' },
  events: authored,
  favorites: { visitor: '', member: 'c', owner: 'rld', moderator: 'c', admin: 'c' },
  'forum-categories': editorial,
  'forum-comment-likes': liked,
  'forum-comments': forMembers,
  'forum-topic-likes': liked,
  'forum-topics': forMembers,
  media: { visitor: 'r', member: 'r', owner: 'r', moderator: 'crlud', admin: 'crlud' },
  notices: { ...staffOnly, visitor: 'c', member: 'c' },
  notifications: { visitor: '', member: '', owner: 'rlud', moderator: '', admin: '' },
  'post-comments': authored,
  'post-likes': liked,
  posts: authored,
  reports: { visitor: '', member: 'c', owner: 'rl', moderator: 'crlud', admin: 'crlud' },
  revisions: { visitor: '', member: '', owner: '', moderator: 'rl', admin: 'rl' },
  'saved-searches': { visitor: '', member: 'c', owner: 'rlud', moderator: 'c', admin: 'c' },
  services: authored,
  'small-ads': authored,
  statements: { visitor: '', member: '', owner: 'rl', moderator: 'rl', admin: 'rl' },
  stores: { ...authored, moderator: 'crl' },
  synonyms: staffOnly,
  trail: { visitor: '', member: '', owner: '', moderator: '', admin: 'rl' },
  users: { visitor: 'crl', member: 'crl', owner: 'rlu', moderator: 'crl', admin: 'crlud' },
}

/** For items that are not public: draft, pending, hidden or expired. */
const ownersAlone: Rights = { visitor: '', member: 'c', owner: 'rlud', moderator: 'crlud', admin: 'crlud' }
const membersPicture: Rights = { ...expectedRights.media!, member: 'cr', owner: 'rd' }

const ownPicture: Rights = { ...membersPicture, visitor: '', member: 'c' }

export const expectedRightsIn: Record<string, Record<string, Rights>> = {
  apartments: { pending: ownersAlone },
  articles: { draft: staffOnly },
  contacts: { pending: ownersAlone },
  documents: { hidden: { ...ownersAlone, moderator: 'crl' } },
  events: { hidden: ownersAlone },
  'forum-comment-likes': { 'open forum': liked },
  'forum-comments': { hidden: ownersAlone, 'under a hidden item': ownersAlone, 'open forum': authored },
  'forum-topic-likes': { 'open forum': liked },
  'forum-topics': { hidden: ownersAlone, 'open forum': authored },
  media: {
    'in the library': staffOnly,
    'of a draft': staffOnly,
    'of a member': membersPicture,
    'of a member, not used yet': ownPicture,
    'of a member, hidden': ownPicture,
  },
  'post-comments': { hidden: ownersAlone, 'under a hidden item': ownersAlone },
  posts: { hidden: ownersAlone },
  services: { pending: ownersAlone },
  'small-ads': { hidden: ownersAlone, expired: ownersAlone },
  stores: { pending: { ...ownersAlone, moderator: 'crl' } },
}
