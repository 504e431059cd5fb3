/** The process to compare with: it only has the watch, so what holds it up is the machine. */
setInterval(() => undefined, 60_000)
process.on('disconnect', () => process.exit(0))
