import sofiaCyrillic from '../../ui/styles/fonts/sofia-sans-cyrillic.woff2'
import sofiaLatin from '../../ui/styles/fonts/sofia-sans-latin.woff2'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { env } from '#env'
import { seoTexts } from '#texts/shell/seo'
import { buildId } from '../../build-id'
import { dark, light } from '../../colors'
import { OutboxStarter } from '../../features/drafts/outbox-starter'
import { Bell } from '../../features/notifications/bell'
import { NotificationsStarter } from '../../features/notifications/browser/notifications-starter'
import { BottomBar } from '../../features/shell/nav/bottom-bar'
import { CookieConsent } from '../../features/shell/cookies/cookie-consent'
import { FirstHead } from '../../features/shell/first-head'
import { Footer } from '../../features/shell/footer/footer'
import { Header } from '../../features/shell/header/header'
import { ServiceWorker } from '../../features/shell/offline/service-worker'
import { SiteBanner } from '../../features/shell/banners/site-banner'
import { SuspensionBanner } from '../../features/shell/banners/suspension-banner'
import { SkipLink } from '../../features/shell/skip-link'
import { UnreadTitle } from '../../features/shell/unread-title'
import { Toaster } from '../../ui/overlays/toaster'
import '../../ui/styles/site.css'

/** Pages change at any moment; they are cached in front of Next, not inside it. */
export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => ({
  metadataBase: new URL(env.SITE_URL),
  title: { default: seoTexts.siteName, template: `%s · ${seoTexts.siteName}` },
  description: seoTexts.description,
  applicationName: seoTexts.siteName,
  icons: { icon: { url: '/brand/icon.svg', type: 'image/svg+xml' }, apple: '/brand/apple-touch-icon.png' },
})

export const viewport: Viewport = {
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: light.paper },
    { media: '(prefers-color-scheme: dark)', color: dark.paper },
  ],
}

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    // theme.js changes this element before React hydrates it.
    <html lang="bg" data-build={buildId()} suppressHydrationWarning>
      <head>
        <script src="/theme.js" />
        {[sofiaCyrillic, sofiaLatin].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
      </head>
      <body>
        <SkipLink />
        <CookieConsent />
        <Header bell={<Bell />} />
        <SiteBanner />
        <SuspensionBanner />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <BottomBar />
        <Toaster />
        <FirstHead />
        <UnreadTitle />
        <OutboxStarter />
        <NotificationsStarter />
        <ServiceWorker />
      </body>
    </html>
  )
}
