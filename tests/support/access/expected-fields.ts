import { noticeFields } from '#domain/notifications/notice-kinds'

/** Stated independently of the collections. Fields that are missing follow the rule of their collection. */
export type FieldRights = { read?: string; create?: string; update?: string }

const nobody = ''
const admins = 'admin'
const staff = 'moderator admin'
const ownerAndStaff = 'owner moderator admin'
const signedIn = 'member owner moderator admin'

/** Written by the server only. */
const kept: FieldRights = { create: nobody, update: nobody }
/** Set once at creation. */
const said: FieldRights = { update: nobody }
const closed: FieldRights = { ...kept, read: nobody }
const forOwner: FieldRights = { ...kept, read: ownerAndStaff }
const forStaff: FieldRights = { ...kept, read: staff }
const byStaff: FieldRights = { create: staff, update: staff }
const byAdmins: FieldRights = { create: admins, update: admins }
const unsaidBefore: FieldRights = { create: nobody, update: staff }
const note: FieldRights = { ...unsaidBefore, read: staff }
const contact: FieldRights = { read: signedIn }

type Rows = Record<string, FieldRights>
const each = (rights: FieldRights, ...names: string[]): Rows =>
  Object.fromEntries(names.map((name) => [name, rights]))

const dated = each(kept, 'updatedAt', 'createdAt')
const owned: Rows = { ...dated, owner: forOwner }
const publiclyOwned: Rows = { ...dated, owner: kept }
const sentOnce: Rows = { clientKey: { create: signedIn, read: nobody, update: nobody } }
/** What members write, correct for a day and send with a key of their own. */
const written: Rows = {
  ...publiclyOwned,
  ...each(kept, 'editedAt', 'html'),
  ...sentOnce,
  textKey: closed,
  isHeld: forOwner,
}
const hideable = each({ ...byStaff, read: ownerAndStaff }, 'hidden', 'hiddenReason')
const approvable = (by: FieldRights): Rows => ({
  ...each({ ...by, read: ownerAndStaff }, 'approval', 'rejectionReason'),
  ...each(kept, 'listed', 'listedAt', 'slug'),
  proposed: closed,
})
const sourced = (by: FieldRights) => each(by, 'source', 'verifiedAt')
/** The sample has no confirmed owner, whom staff alone see. */
const claimable: Rows = { claimedBy: forStaff, claimedAt: kept }
const decidable: Rows = {
  status: unsaidBefore,
  ...each(note, 'action', 'ground', 'note'),
  ...each(forStaff, 'decidedBy', 'decidedAt'),
}
const stored = each(kept, 'prefix', '_objectKey')

export const expectedFields: Record<string, Rows> = {
  'admin-messages': {
    ...sentOnce,
    ...owned,
    ...each(kept, 'name', 'email', 'replies'),
    ...each(said, 'messageType', 'messageContent'),
    'replies.author': { read: staff },
    status: unsaidBefore,
  },
  apartments: {
    ...sentOnce,
    ...owned,
    ...approvable(byStaff),
    ...each(contact, 'contact', 'phone', 'email'),
    contactViews: forOwner,
  },
  'article-categories': dated,
  synonyms: dated,
  articles: { ...dated, ...each(forStaff, 'owner', 'changedBy'), previousSlugs: kept },
  'claim-codes': { codeHash: { read: nobody } },
  contacts: {
    ...owned,
    ...approvable(byAdmins),
    ...sourced(byStaff),
    ...claimable,
    ...each(forStaff, 'letterAt', 'addressBounced'),
    letterSentAt: closed,
  },
  blocks: { ...owned },
  'directory-requests': {
    ...owned,
    ...decidable,
    answerTo: { read: staff },
    contentHash: { read: nobody },
  },
  documents: { ...owned, ...hideable, ...stored, ...each(kept, 'slug', 'fileSize', 'fileType') },
  embassies: { ...owned, ...sourced(byAdmins), slug: kept },
  'event-registrations': { ...owned, ...each(kept, 'place', 'state'), remindedOf: closed },
  events: {
    ...sentOnce,
    ...owned,
    ...hideable,
    ...each(kept, 'slug', 'endsAt', 'registeredCount', 'status'),
  },
  favorites: { ...owned, ...each(kept, 'title', 'url', 'isGone') },
  'forum-categories': { ...owned, ...each(kept, 'slug', 'isDefault') },
  'forum-comment-likes': { ...owned, comment: said },
  'forum-comments': { ...written, ...hideable, topic: said, likesCount: kept },
  'forum-topic-likes': { ...owned, topic: said },
  'forum-topics': {
    ...written,
    ...hideable,
    ...each(byStaff, 'isPinned', 'pinnedUntil', 'isLocked'),
    mergedInto: forStaff,
    ...each(kept, 'slug', 'isHot', 'hotUntil', 'lastActivityAt', 'acceptedComment'),
    ...each(kept, 'viewsCount', 'repliesCount', 'likesCount'),
  },
  'globals/site': { staffTotpRequired: { read: admins, update: admins } },
  media: {
    ...dated,
    ...stored,
    owner: forStaff,
    purpose: { update: staff },
    blur: kept,
    keptUntil: forStaff,
  },
  notices: {
    ...dated,
    ...decidable,
    ...each(said, 'url', 'reason', 'name', 'email', 'goodFaith'),
    caseNumber: kept,
  },
  notifications: {
    ...publiclyOwned,
    ...each(kept, 'type', 'title', 'message', 'data'),
    groupKey: closed,
  },
  'post-comments': { ...written, ...hideable, post: said },
  'post-likes': { ...owned, post: said },
  posts: { ...written, ...hideable, image: { update: staff }, ...each(kept, 'likesCount', 'commentsCount') },
  reports: {
    ...owned,
    ...decidable,
    ...each(said, 'itemType', 'itemId', 'reason', 'additionalInfo'),
    itemInfo: kept,
    isFromSite: forStaff,
    reporterEmail: { read: staff },
  },
  revisions: dated,
  'saved-searches': { ...owned, pausedAt: kept },
  services: { ...sentOnce, ...owned, ...approvable(byAdmins), location: kept },
  'signing-keys': { privateKey: { read: nobody } },
  'small-ads': {
    ...sentOnce,
    ...owned,
    ...hideable,
    ...each(kept, 'slug', 'publishedAt', 'expiresAt', 'isExpired'),
    expiryNotice: closed,
    contact,
    contactViews: forOwner,
  },
  'staff-codes': each({ read: nobody }, 'sealedSecret', 'recoveryHashes'),
  statements: { ...owned, ...each(forStaff, 'notice', 'wasHidden', 'decidedBy', 'answeredBy') },
  stores: {
    ...sentOnce,
    ...owned,
    ...approvable(byAdmins),
    ...claimable,
    rating: byAdmins,
    ratingSource: kept,
    verifiedAt: byAdmins,
  },
  trail: dated,
  users: {
    ...each(forOwner, 'updatedAt', 'createdAt', 'firstName', 'lastName', 'profileComplete'),
    ...each(kept, 'hash', 'salt'),
    ...each(kept, 'resetPasswordToken', 'resetPasswordExpiration', 'resetPasswordRequestedAt'),
    ...each(closed, 'sessions', 'feedVisitedAt', 'awaitsConfirmation', 'digestSentAt'),
    email: { read: ownerAndStaff, update: admins },
    ...each({ read: ownerAndStaff, create: nobody }, ...noticeFields),
    ...each(
      { read: ownerAndStaff, create: nobody },
      'quietHours',
      'quietFrom',
      'quietUntil',
      'quietWeekends',
    ),
    ...each({ read: ownerAndStaff, create: nobody, update: nobody }, 'suspendedUntil', 'suspensionReason'),
    role: byAdmins,
  },
}
