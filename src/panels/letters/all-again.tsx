'use client'

import { letterTexts as texts } from '#texts/panels/letters'
import { useLetterCall } from './use-letter-call'

export function AllAgain() {
  const { isBusy, call } = useLetterCall()
  return (
    <button
      type="button"
      className="panel-button panel-button--primary"
      aria-busy={isBusy}
      onClick={() => void call('POST', '/again')}
    >
      {texts.againAll}
    </button>
  )
}
