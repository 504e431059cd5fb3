'use client'

import { toast, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type SyntheticEvent, useEffect, useId, useState } from 'react'
import { topicToolTexts as texts } from '#texts/forum/topic-tools'
import { send } from '../../ui/requests/send'
import { PanelDialog } from '../screen/panel-dialog'
import { findTopics, type FoundTopic } from './find-topics'

/** In the sidebar of a topic that is stored and not merged yet. */
export function MergeTopic() {
  const { id, initialData } = useDocumentInfo()
  const [isOpen, setIsOpen] = useState(false)
  if (!id || initialData?.mergedInto) return null
  return (
    <div className="panel-form">
      <button type="button" className="panel-button panel-button--secondary" onClick={() => setIsOpen(true)}>
        {texts.merge}
      </button>
      {isOpen && (
        <MergeDialog
          id={String(id)}
          title={String(initialData?.title ?? '')}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}

type Props = { id: string; title: string; onClose: () => void }

function MergeDialog({ id, title, onClose }: Props) {
  const { config } = useConfig()
  const { push } = useRouter()
  const field = useId()
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<FoundTopic[] | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      void findTopics(query, id).then((topics) => isCurrent && setFound(topics))
    }, 250)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [query, id])

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    if (!chosen) return setProblem(texts.sameTopic)
    setIsBusy(true)
    const answer = await send('POST', `/api/forum-topics/${id}/merge`, { into: chosen })
    setIsBusy(false)
    if (!answer.ok) return setProblem(`${texts.mergeFailed}. ${answer.message}`)
    toast.success(texts.merged)
    push(`${config.routes.admin}/collections/forum-topics/${chosen}`)
  }

  return (
    <PanelDialog title={texts.merge} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <p>{texts.mergeLead(title)}</p>
        <div className="panel-form">
          <label htmlFor={field}>{texts.target}</label>
          <input
            id={field}
            type="search"
            value={query}
            maxLength={150}
            autoComplete="off"
            aria-describedby={`${field}-hint`}
            onChange={(event) => setQuery(event.target.value)}
          />
          <p id={`${field}-hint`} className="panel-form__hint">
            {texts.targetHint}
          </p>
        </div>
        <fieldset className="panel-choices">
          <legend className="panel-hidden">{texts.target}</legend>
          {found?.map((topic) => (
            <label key={topic.id}>
              <input
                type="radio"
                name={`${field}-target`}
                checked={chosen === topic.id}
                onChange={() => setChosen(topic.id)}
              />
              {topic.title}
            </label>
          ))}
          {found?.length === 0 && <p className="panel-form__hint">{texts.noTargets}</p>}
        </fieldset>
        {problem && (
          <p role="alert" className="panel-form__error">
            {problem}
          </p>
        )}
        <p className="panel-form__hint">{texts.mergeHint}</p>
        <div className="panel-dialog__actions">
          <button type="button" className="panel-button panel-button--secondary" onClick={onClose}>
            {texts.cancel}
          </button>
          <button
            type="submit"
            className="panel-button panel-button--primary"
            disabled={!chosen}
            aria-busy={isBusy}
          >
            {texts.confirm}
          </button>
        </div>
      </form>
    </PanelDialog>
  )
}
