'use client'

import { brokenTexts } from '#texts/shell/status-pages'

/** Where not even the layout can be drawn in the browser. What fails on the server never comes here (src/server/response/failure.ts). */
export default function BrokenSite({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="bg">
      <body>
        <main className="container grid gap-4.5 py-10">
          <h1 className="type-title">{brokenTexts.title}</h1>
          <p className="type-lead">{brokenTexts.lead}</p>
          {error.digest && (
            <p className="type-meta">
              {brokenTexts.number} <code>{error.digest}</code>. {brokenTexts.numberHint}
            </p>
          )}
          <p className="flex flex-wrap gap-3">
            {/* Full loads: nothing of this tab is left to go on with. */}
            <a href="" className="button button-primary">
              {brokenTexts.retry}
            </a>
            <a href="/" className="button button-secondary">
              {brokenTexts.home}
            </a>
          </p>
        </main>
      </body>
    </html>
  )
}
