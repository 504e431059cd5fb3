import { commandLine } from '#database/embedded/process-identity'

const everyMs = 500

/**
 * Started by npm, the site ends with npm. Killed with -9, npm cannot tell us: a site that nobody manages any more
 * would keep its port and its data folder, and the next `npm start` would be refused.
 */
export function stopWithNpm(stop: () => void) {
  const npm = process.ppid
  if (!commandLine(npm)?.startsWith('npm ')) return
  const watch = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(watch)
    stop()
  }, everyMs)
  watch.unref()
}
