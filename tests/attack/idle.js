/** For comparison: stalls of this process are the machine's. */
setInterval(() => undefined, 60_000)
process.on('disconnect', () => process.exit(0))
