import { nobody } from './rules'

/** For tables that only the server itself works with; nobody reaches them through an API, staff included. */
export const closed = {
  create: nobody,
  read: nobody,
  update: nobody,
  delete: nobody,
  readVersions: nobody,
  unlock: nobody,
  admin: () => false,
}
