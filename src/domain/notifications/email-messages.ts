/** Emails without a secret link; the others are in `src/jobs/email/send-link-email.ts`. */
export const emailMessages = [
  'accountDeleted',
  'noticeReceived',
  'noticeDecided',
  'adminReply',
  'newDevice',
  'passwordChanged',
  'emailChanged',
  'codesOn',
  'codesOff',
  'codesReset',
  'recoveryCodesMade',
  'recoveryCodeUsed',
  'roleChanged',
  'suspended',
  'suspensionEnded',
  'reasonsGiven',
  'appealDecided',
  'changeDecided',
] as const
export type EmailMessage = (typeof emailMessages)[number]
