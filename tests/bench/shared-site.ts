import { type BenchSite, openSite } from './site'

/** Opened for the first figure that shares it, and closed before one that opens its own. */
export function sharedSite() {
  let site: Promise<BenchSite> | null = null
  return {
    open: () => (site ??= openSite()),
    problems: async () => (site ? (await site).problems() : []),
    close: async () => {
      const closing = site
      site = null
      await (await closing)?.close()
    },
  }
}
