import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const chromium = '/usr/bin/chromium'
/** One of those whose widths the fallback fonts of the site are made for (src/ui/styles/font-fallbacks.css). */
const liberation = '/usr/share/fonts/truetype/liberation'
const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Prefers Debian's Chromium, otherwise installs one if possible. */
if (!existsSync(chromium) || (isDebianRoot && !existsSync(liberation))) install()

function install() {
  const packages = ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji']
  const steps = isDebianRoot
    ? [
        ['apt-get', 'update', '-qq'],
        ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
      ]
    : [['npx', 'playwright', 'install', 'chromium']]
  for (const [program = '', ...args] of steps) {
    execFileSync(program, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
}
