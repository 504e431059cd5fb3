import type { Endpoint } from 'payload'
import { activity } from './home/activity'
import { decideApproval } from './approvals/decide-approval'
import { bulk } from './bulk/bulk-endpoints'
import { answerLetter } from './directory/answer-letter'
import { claimEntry } from './directory/claim-entry'
import { decideRequest } from './directory/decide-request'
import { endClaim } from './directory/end-claim'
import { reportChange } from './directory/report-change'
import { cases } from './moderation/cases'
import { deleteAccount } from './account/leave/delete-account'
import { exportAccount } from './account/leave/export-account'
import { exportCollection } from './export/export-collection'
import { feed } from './feed/feed-endpoints'
import { findInForum } from './forum/find-in-forum'
import { myCodes } from './account/codes/my-codes'
import { myEmail } from './account/email/my-email'
import { me } from './account/me'
import { changePassword } from './account/password/my-password'
import { mySessions } from './account/sign-in/my-sessions'
import { search } from './search/search'
import { stats } from './home/stats'
import { suggestMembers } from './forum/suggest-members'
import { tokens } from './account/sign-in/tokens'
import { failedLetterCalls } from './panels/failed-letters'
import { misses } from './panels/misses'
import { waiting } from './panels/waiting'

export const endpoints: Endpoint[] = [
  activity,
  ...answerLetter,
  ...bulk,
  ...cases,
  changePassword,
  ...claimEntry,
  decideApproval,
  decideRequest,
  deleteAccount,
  endClaim,
  exportAccount,
  exportCollection,
  ...failedLetterCalls,
  ...feed,
  findInForum,
  me,
  misses,
  ...myCodes,
  ...myEmail,
  ...mySessions,
  reportChange,
  search,
  stats,
  suggestMembers,
  tokens,
  waiting,
]
