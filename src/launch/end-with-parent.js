const graceMs = 10_000

/** Works even if the parent was killed. Our own children end too, because we lead a process group. */
export function endWithParent() {
  if (!process.channel) return
  process.once('disconnect', () => {
    signalGroup('SIGTERM')
    setTimeout(() => signalGroup('SIGKILL'), graceMs)
  })
  // Must not keep the process alive.
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
