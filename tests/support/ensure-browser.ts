import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Prefers Debian's Chromium, otherwise installs one if possible. */
if (!existsSync('/usr/bin/chromium')) install()

function install() {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const steps = isDebianRoot
    ? [
        ['apt-get', 'update', '-qq'],
        ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-color-emoji'],
      ]
    : [['npx', 'playwright', 'install', 'chromium']]
  for (const [program = '', ...args] of steps) {
    execFileSync(program, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
}
