'use client'

import { useState } from 'react'
import type { ShownLetter } from '#domain/panels/failed-letters'
import { letterTexts as texts } from '#texts/panels/letters'
import { Icon } from '../../ui/graphics/icon'
import { ConfirmDialog } from '../screen/confirm-dialog'
import { useLetterCall } from './use-letter-call'

export function LetterActions({ letter }: { letter: ShownLetter }) {
  const { isBusy, call } = useLetterCall()
  const [isAsked, setIsAsked] = useState(false)
  const { id, isOver } = letter
  const kind = texts.kinds[letter.kind]
  const to = letter.to ?? texts.unknown
  return (
    <div className="panel-row-actions">
      {!isOver && (
        <button
          type="button"
          className="panel-button panel-button--secondary"
          aria-label={texts.againOf(kind, to)}
          aria-busy={isBusy}
          onClick={() => void call('POST', `/${id}/again`)}
        >
          {texts.again}
        </button>
      )}
      <button
        type="button"
        className="panel-icon-button"
        aria-label={texts.dropOf(kind, to)}
        title={texts.drop}
        onClick={() => setIsAsked(true)}
      >
        <Icon icon="trash-2" />
      </button>
      {isAsked && (
        <ConfirmDialog
          title={texts.dropTitle}
          text={texts.dropText}
          confirm={texts.drop}
          isBusy={isBusy}
          onConfirm={() => void call('DELETE', `/${id}`).then(() => setIsAsked(false))}
          onClose={() => setIsAsked(false)}
        />
      )}
    </div>
  )
}
