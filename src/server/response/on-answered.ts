import type { ServerResponse } from 'node:http'

/** Runs before the first byte of the answer leaves, and once more when all of it has. */
export function onAnswered({ response, run }: { response: ServerResponse; run: () => void }) {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = ((...args: unknown[]) => {
    run()
    return writeHead(...args)
  }) as ServerResponse['writeHead']
  response.once('close', run)
}
