import http from 'node:http'

/**
 * Five mistakes, planted into the running server by the test of the test (`self-test.ts`), each behind an address of
 * its own. Whatever else is asked is answered by the site.
 */
const planted = {
  '/planted/error': (response) => response.writeHead(500).end('{}'),
  '/planted/standstill': (response) => {
    // So much work, not so much time: on a busy machine most of the time would be waiting.
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
  // Through the same door as every other request, so that the watch knows whose work it is.
  const door = new http.Server(() => fault(response))
  return emit.call(door, name, request, response)
}
