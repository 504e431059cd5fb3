import { defineConfig } from '@playwright/test'
import { debianBrowser } from './tests/support/debian-browser'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What each window of the desktop browser starts beside its page, unseen: more than half of what a test would cost. */
const unseen = [
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
]
/** Playwright's own list: of two the browser would take only the last. */
const unwanted = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/sites.ts',
  fullyParallel: false,
  // Each with a site of its own: a browser and a server alone do not keep two cores busy.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine anything can be slow once; what needs it is listed as flaky, and fails the second time in a row
  // (tests/run/flaky.ts).
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/e2e-results.json' }]],
  use: {
    locale: 'bg-BG',
    timezoneId: 'Europe/Berlin',
    // Costs time with each step, so only who asks for it gets it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // Its own test starts it: requests that it takes part in are hidden from the others.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: debianBrowser(),
      args: [...quiet, `--disable-features=${[...unwanted, ...unseen].join(',')}`],
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      // What differs on a phone; every screen is looked at in its widths by screens.spec.ts.
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
})
