'use client'

import { useState } from 'react'
import { GROUND_MAX, REASON_MAX } from '#domain/limits'
import type { Reasons } from '#domain/moderation/statements'
import { groundTemplates, groundTexts as texts } from '#texts/moderation/grounds'
import { statementLines, statementTexts } from '#texts/moderation/statements'
import { PanelField } from '../screen/panel-field'

export type StatedItem = Pick<Reasons, 'itemType' | 'itemTitle' | 'source'>

type Props = {
  /** Null where nobody is told. */
  item: StatedItem | null
  action: Reasons['action']
  note: { label: string; hint: string; usual: string }
}

/** What the decision rests on: from a template, edited, and shown as the owner will read it. */
export function ReasonsFields({ item, action, note }: Props) {
  const [ground, setGround] = useState('')
  const [facts, setFacts] = useState('')

  function fill(name: string) {
    const template = groundTemplates.find((one) => one.name === name)
    if (!template) return
    setGround(template.ground)
    setFacts(template.facts)
  }

  const reasons = item && {
    ...item,
    action,
    ground: ground.trim() || statementTexts.defaultGround,
    facts: facts.trim() || note.usual,
    decidedAt: new Date().toISOString(),
  }
  return (
    <>
      <PanelField
        name="template"
        label={texts.template}
        options={[
          { value: '', label: texts.noTemplate },
          ...groundTemplates.map(({ name }) => ({ value: name, label: name })),
        ]}
        onChange={fill}
      />
      <PanelField
        name="note"
        label={note.label}
        hint={note.hint}
        rows={3}
        maxLength={REASON_MAX}
        value={facts}
        onChange={setFacts}
      />
      <PanelField
        name="ground"
        label={texts.ground}
        hint={texts.groundHint}
        maxLength={GROUND_MAX}
        value={ground}
        onChange={setGround}
      />
      {reasons && (
        <section className="panel-statement" aria-label={texts.preview}>
          <h3>{texts.preview}</h3>
          <dl>
            {statementLines(reasons).map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  )
}
