import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { debianBrowser, headlessShell } from './debian-browser'

/** One of those whose widths the fallback fonts of the site are made for (src/ui/styles/font-fallbacks.css). */
const liberation = '/usr/share/fonts/truetype/liberation'
/** Without a way to the packages the tests are to go on soon, with what there is. */
const impatient = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1']
const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

if (isDebianRoot) ensureDebian()
else if (!debianBrowser()) run('npx', 'playwright', 'install', 'chromium')

function ensureDebian() {
  if ([headlessShell, liberation].every((path) => existsSync(path))) return
  const packages = ['chromium-headless-shell', 'fonts-liberation', 'fonts-noto-color-emoji']
  try {
    run('apt-get', ...impatient, 'update', '-qq')
    run('apt-get', ...impatient, 'install', '-y', '-qq', '--no-install-recommends', ...packages)
  } catch (cause) {
    // With a browser that is there already the tests only take longer.
    if (!debianBrowser()) throw cause
  }
}

function run(program: string, ...args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync(program, args, { stdio: 'inherit', env })
}
