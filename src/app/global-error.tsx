'use client'

import { brokenSiteTexts } from '#texts/shell/broken-site'

/**
 * Where not even the layout can be drawn in the browser; every page loads it, so it is small. What fails on the server
 * never comes here (src/server/response/failure.ts).
 */
export default function BrokenSite() {
  return (
    <html lang="bg">
      <body>
        <h1>{brokenSiteTexts.title}</h1>
        <a href="">{brokenSiteTexts.retry}</a>
      </body>
    </html>
  )
}
