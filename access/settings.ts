import { anyOf, everyone } from './rules'
import { admins } from './staff'

/** Globals: what stands in them is on the site, and administrators write it. */
export const settings = {
  read: anyOf(everyone),
  update: anyOf(admins),
  readVersions: anyOf(admins),
  readDrafts: anyOf(admins),
}
