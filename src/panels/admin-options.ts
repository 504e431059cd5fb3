import path from 'node:path'
import type { Config } from 'payload'
import { panelTexts } from '#texts/panels/panels'
import { screenViews } from './screens'

export const panelAdmin = (projectDir: string): Config['admin'] => ({
  user: 'users',
  avatar: 'default',
  components: {
    // Payload renders them in reverse order.
    actions: [
      '/src/panels/shell/account-link.tsx#AccountLink',
      '/src/panels/shell/site-link.tsx#SiteLink',
      '/src/panels/shell/theme-switch.tsx#ThemeSwitch',
    ],
    graphics: { Icon: '/src/panels/shell/brand.tsx#Icon', Logo: '/src/panels/shell/brand.tsx#Logo' },
    providers: [
      '/src/panels/shell/touch-up.tsx#TouchUp',
      // Each takes the answer of those below it.
      '/src/panels/refused-fields/keep-reasons.tsx#KeepReasons',
      '/src/panels/typed-meanwhile/typed-meanwhile.tsx#TypedMeanwhile',
      '/src/panels/outcomes/outcomes.tsx#Outcomes',
      '/src/panels/code-question/code-question.tsx#CodeQuestion',
      '/src/panels/stale-save/stale-save.tsx#StaleSave',
      '/src/panels/sign-in-again/sign-in-again.tsx#SignInAgain',
      '/src/panels/articles/paste-from-word.tsx#PasteFromWord',
    ],
    Nav: '/src/panels/shell/nav.tsx#Nav',
    views: { dashboard: { Component: '/src/panels/dashboard/dashboard.tsx#Dashboard' }, ...screenViews },
  },
  dateFormat: 'dd.MM.yyyy HH:mm',
  importMap: { baseDir: projectDir, importMapFile: path.join(projectDir, 'src/app/(payload)/importMap.js') },
  meta: {
    titleSuffix: `· ${panelTexts.brand}`,
    description: panelTexts.description,
    robots: 'noindex, nofollow',
    icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/brand/icon.svg' }],
    // The defaults for shared links advertise Payload.
    defaultOGImageType: 'off',
    openGraph: { siteName: panelTexts.brand, description: panelTexts.description },
  },
  timezones: {
    defaultTimezone: 'Europe/Berlin',
    supportedTimezones: [
      { value: 'Europe/Berlin', label: panelTexts.timeZones.berlin },
      { value: 'Europe/Sofia', label: panelTexts.timeZones.sofia },
    ],
  },
})
