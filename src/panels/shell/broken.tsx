'use client'

import { panelTexts } from '#texts/panels/panels'

const words = panelTexts.broken

export function Broken({ reset }: { reset: () => void }) {
  return (
    <main className="panel-message">
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <button type="button" className="panel-button panel-button--primary" onClick={reset}>
        {words.retry}
      </button>
    </main>
  )
}
