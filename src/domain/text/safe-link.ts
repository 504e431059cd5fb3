const leavesSite = /^(https?:\/\/|mailto:|tel:)/i
/** A path of our own: `//host` and `/\host` would lead elsewhere. */
const staysHere = /^\/(?![/\\])/

/** For links in texts of members. */
export const isSafeLink = (address: string): boolean => leavesSite.test(address) || staysHere.test(address)
