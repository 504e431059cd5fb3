import type { Endpoint } from 'payload'
import { activity } from './activity'
import { deleteAccount } from './delete-account'
import { exportAccount } from './export-account'
import { feed } from './feed'
import { myCodes } from './codes/my-codes'
import { me } from './me'
import { changePassword } from './my-password'
import { mySessions } from './my-sessions'
import { search } from './search'
import { stats } from './stats'
import { tokens } from './tokens'

/** The calls that belong to no single collection (DESIGN §4). */
export const endpoints: Endpoint[] = [
  activity,
  changePassword,
  deleteAccount,
  exportAccount,
  ...feed,
  me,
  ...myCodes,
  ...mySessions,
  search,
  stats,
  tokens,
]
