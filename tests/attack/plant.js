import http from 'node:http'

/** Faults planted by `self-test.ts`, each at its own address; the site handles all others. */
const planted = {
  '/planted/error': (response) => response.writeHead(500).end('{}'),
  '/planted/standstill': (response) => {
    // Processor time, because a busy machine makes wall time useless.
    const since = process.cpuUsage()
    while (process.cpuUsage(since).user < 400_000);
    response.end('{}')
  },
  '/planted/leak': (response) =>
    response.end(JSON.stringify({ docs: [{ note: process.env.PLANTED_CANARY }] })),
  '/planted/fetch': (response) => {
    fetch('http://192.0.2.1:8099/', { signal: AbortSignal.timeout(500) }).catch(() => undefined)
    response.end('{}')
  },
  '/planted/exit': () => process.exit(7),
}

const emit = http.Server.prototype.emit
http.Server.prototype.emit = function (name, request, response, ...rest) {
  const fault = name === 'request' && planted[request.url]
  if (!fault) return emit.call(this, name, request, response, ...rest)
  // Emitted like a real request, so that the watch can attribute it.
  const door = new http.Server(() => fault(response))
  return emit.call(door, name, request, response)
}
