import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const debianChromium = '/usr/bin/chromium'
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/start-site.ts',
  fullyParallel: false,
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  // Beside a second half on two cores anything can be slow once; what needs it is listed as flaky.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_RESULTS ?? '.cache/e2e-results.json' }]],
  use: {
    locale: 'bg-BG',
    timezoneId: 'Europe/Berlin',
    // Costs time with each step, so only who asks for it gets it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // Its own test starts it: requests that it takes part in are hidden from the others.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: existsSync(debianChromium) ? debianChromium : undefined,
      args: quiet,
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      // What differs on a phone; every screen is looked at in 320 px by screens.spec.ts.
      testMatch:
        /(auth|recovery|verification|shell|home|cookies|small-ads|profile|own-tiles|favorites|news|staff-codes)\.spec\.ts/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
})
