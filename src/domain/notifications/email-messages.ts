/** About the account and decisions of law: nobody can switch them off. */
export const emailMessages = [
  'accountDeleted',
  'noticeReceived',
  'noticeDecided',
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
