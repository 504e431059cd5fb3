'use client'

import { usePathname } from 'next/navigation'
import { panelTexts } from '#texts/panels/panels'
import { panelOf } from '../frame/panel-of'

const words = panelTexts.broken

export function Broken({ reset }: { reset: () => void }) {
  const url = usePathname()
  return (
    <main className="panel-message">
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <button type="button" className="panel-button panel-button--primary" onClick={reset}>
        {words.retry}
      </button>
      {/* Loaded anew: what failed may stand around the screen. */}
      <a href={panelOf({ url })} className="panel-button panel-button--secondary">
        {panelTexts.payload.general.backToDashboard}
      </a>
    </main>
  )
}
