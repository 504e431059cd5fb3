import { commandLine } from '#database/embedded/process-identity'

const everyMs = 500

/** Killed with -9, npm cannot signal us; the orphaned site would hold its port and data folder. */
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
