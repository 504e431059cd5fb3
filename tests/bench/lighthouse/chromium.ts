import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { chromium } from '@playwright/test'

const debian = '/usr/bin/chromium'
const START_LIMIT_MS = 30_000

/** Nothing that loads, syncs or draws beside the page. */
const flags = [
  ...['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
]

/** As people have it, not as Playwright starts it: without the cache for the way back, among others. */
export async function openChromium() {
  const profile = await mkdtemp(path.join(tmpdir(), 'bg-de-chromium-'))
  const own = [`--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank']
  const child = spawn(existsSync(debian) ? debian : chromium.executablePath(), [...flags, ...own], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const stopNow = () => child.kill('SIGKILL')
  process.once('exit', stopNow)
  const close = async () => {
    const exited = new Promise((resolve) => child.once('exit', resolve))
    if (child.kill('SIGTERM')) await exited
    process.removeListener('exit', stopNow)
    // Its children may be writing their last.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 })
  }
  try {
    return { port: await debuggingPort(child), close }
  } catch (error) {
    await close()
    throw error
  }
}

function debuggingPort({ stderr }: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('Chromium does not start')), START_LIMIT_MS)
    createInterface(stderr!)
      .on('line', (line) => {
        const [, port] = /^DevTools listening on ws:\/\/[^/]+:(\d+)\//.exec(line) ?? []
        if (!port) return
        clearTimeout(late)
        resolve(Number(port))
      })
      .once('close', () => reject(new Error('Chromium stopped while starting')))
  })
}
