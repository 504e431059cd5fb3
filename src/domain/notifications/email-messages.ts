/** Letters that say something; those that carry a secret link are in `src/jobs/mail/send-letter.ts`. */
export const mailMessages = [
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
export type MailMessage = (typeof mailMessages)[number]
