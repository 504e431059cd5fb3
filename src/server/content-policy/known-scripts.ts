import { createHash } from 'node:crypto'

/** React's functions that insert late parts of a page. A test compares them with Next's React. */
const runtimes = [
  { name: '$RC', length: 829, digest: 'ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY=' },
  { name: '$RR', length: 1105, digest: 'QwTTcUY6X/W9qbI8vPXdsBAoBq5Xi/MvMAMV2FEeJpk=' },
  { name: '$RS', length: 193, digest: 'rkPyhj2kmK5uKX6SivS3u1ga+pNajy8xBWBiEPXhNMA=' },
  { name: '$RX', length: 200, digest: '5TqIdh80KgjiD5uUtz2OhDa5DlGt33xJV6lK4XUE+Yo=' },
]
const timing = 'requestAnimationFrame(function(){$RT=performance.now()});'

const flightStart = '(self.__next_f=self.__next_f||[]).push([0])'
const flight = framed('self.__next_f.push(', ')')
const chunks = framed('(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');')
const chunkPath = /^static\/chunks\/[\w.~-]+\.js$/
const call = /^;?\$R[CRSX]\((.*)\)$/s

/** Other inline scripts get no hash, so an injected script is not allowed by its presence. */
export function isKnownScript(text: string): boolean {
  return text === timing || text === flightStart || isFlight(text) || isBootstrap(text) || isPlacement(text)
}

const isFlight = (text: string) => Array.isArray(parsed(flight(text)))

function isBootstrap(text: string): boolean {
  const asked = parsed(chunks(text)) as Record<string, unknown> | undefined
  if (!asked || Object.keys(asked).some((key) => key !== 'otherChunks' && key !== 'runtimeModuleIds'))
    return false
  const files = asked.otherChunks
  return Array.isArray(files) && files.every((file) => typeof file === 'string' && chunkPath.test(file))
}

function isPlacement(text: string): boolean {
  let rest = text
  for (let known = runtimeAt(rest); known; known = runtimeAt(rest)) rest = rest.slice(known.length)
  const given = call.exec(rest)?.[1]
  return given !== undefined && parsed(`[${given}]`) !== undefined
}

const runtimeAt = (text: string) =>
  text.startsWith('$R')
    ? runtimes.find(({ length, digest }) => digestOf(text.slice(0, length)) === digest)
    : undefined

function framed(before: string, after: string) {
  return (text: string): string | null =>
    text.startsWith(before) && text.endsWith(after) ? text.slice(before.length, -after.length) : null
}

function parsed(json: string | null): unknown {
  try {
    return json === null ? undefined : JSON.parse(json)
  } catch {
    return undefined
  }
}

export const digestOf = (text: string) => createHash('sha256').update(text).digest('base64')
