'use client'

import { toast } from '@payloadcms/ui'
import { Icon } from '../../ui/graphics/icon'
import { useState } from 'react'
import { moved } from '#domain/lists/moved'
import { categoryOrderTexts as texts } from '#texts/forum/topic-tools'
import { send } from '../../ui/requests/send'

type Category = { id: string; name: string; isActive: boolean }

export function CategoryOrder({ categories }: { categories: Category[] }) {
  const [order, setOrder] = useState(categories)
  const [dragged, setDragged] = useState<number | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  if (order.length === 0) return <p>{texts.none}</p>

  const move = (from: number, to: number) => setOrder((now) => moved(now, { from, to }))

  async function save() {
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    const answer = await send('POST', '/api/forum-categories/order', { ids: order.map(({ id }) => id) })
    setIsBusy(false)
    if (answer.ok) toast.success(texts.saved)
    else setProblem(`${texts.saveFailed}. ${answer.message}`)
  }

  return (
    <>
      <ol className="panel-order" aria-label={texts.list}>
        {order.map(({ id, name, isActive }, index) => (
          <li
            key={id}
            draggable
            data-dragged={dragged === index || undefined}
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              event.preventDefault()
              if (dragged === null || dragged === index) return
              move(dragged, index)
              setDragged(index)
            }}
          >
            <Icon icon="grip-vertical" />
            <span className="panel-order__name">{name}</span>
            {!isActive && <span className="panel-badge panel-badge--draft">{texts.inactive}</span>}
            <button
              type="button"
              aria-label={texts.up(name)}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            >
              <Icon icon="arrow-up" />
            </button>
            <button
              type="button"
              aria-label={texts.down(name)}
              disabled={index === order.length - 1}
              onClick={() => move(index, index + 1)}
            >
              <Icon icon="arrow-down" />
            </button>
          </li>
        ))}
      </ol>
      {problem && (
        <p role="alert" className="panel-form__error">
          {problem}
        </p>
      )}
      <div>
        <button
          type="button"
          className="panel-button panel-button--primary"
          aria-busy={isBusy}
          onClick={() => void save()}
        >
          {isBusy ? texts.saving : texts.save}
        </button>
      </div>
    </>
  )
}
