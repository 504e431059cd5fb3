/** For comparison: stalls of this process are caused by the machine. */
setInterval(() => undefined, 60_000)
process.on('disconnect', () => process.exit(0))
