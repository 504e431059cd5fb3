/** A stop of the whole site may take that long. */
const graceMs = 10_000

/**
 * A process that was given a channel to its parent ends when the parent does, however that was killed, and takes
 * along what it has started itself: it leads a group of its own.
 */
export function endWithParent() {
  if (!process.channel) return
  process.once('disconnect', () => {
    signalGroup('SIGTERM')
    setTimeout(() => signalGroup('SIGKILL'), graceMs)
  })
  // Waiting for the parent to end is no reason to stay.
  process.channel.unref()
}

/** @param {NodeJS.Signals} signal */
function signalGroup(signal) {
  try {
    process.kill(-process.pid, signal)
  } catch {
    process.exit(1)
  }
}
