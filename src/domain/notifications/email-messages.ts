/** Letters that say something; those that carry a secret link are in `src/jobs/email/send-link-email.ts`. */
export const emailMessages = [
  'accountDeleted',
  'noticeReceived',
  'noticeDecided',
  'adminReply',
  'newDevice',
  'codesOn',
  'codesOff',
  'codesReset',
  'recoveryCodesMade',
  'recoveryCodeUsed',
] as const
export type EmailMessage = (typeof emailMessages)[number]
