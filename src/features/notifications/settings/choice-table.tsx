'use client'

import { useId, useState } from 'react'
import {
  fieldOf,
  isOffered,
  noticeChannels,
  type NoticeChannel,
  type NoticeChoices,
  type NoticeField,
  type NoticeKind,
} from '#domain/notifications/notice-kinds'
import type { IconName } from '#domain/icon-names'
import { noticeTexts as texts } from '#texts/notifications/notice-kinds'
import { Icon } from '../../../ui/graphics/icon'
import { useHydrated } from '../../../ui/use-hydrated'
import { saveChoice } from './saved-choice'
import './choice-table.css'

const groups: Record<keyof typeof texts.groups, readonly NoticeKind[]> = {
  talk: ['answers', 'comments', 'mentions', 'likes'],
  items: ['events', 'expiry', 'searches', 'decisions'],
  account: ['replies', 'digest'],
}
const groupNames = Object.keys(groups) as (keyof typeof groups)[]

const icons: Record<NoticeChannel, IconName> = { site: 'bell', phone: 'smartphone', email: 'mail' }

export function ChoiceTable({ member, initial }: { member: string; initial: NoticeChoices }) {
  const [choices, setChoices] = useState(initial)
  // A press that nobody hears yet would be taken back.
  const isHydrated = useHydrated()

  async function choose(field: NoticeField, isOn: boolean) {
    const put = (value: boolean) => setChoices((known) => ({ ...known, [field]: value }))
    put(isOn)
    if (!(await saveChoice(member, { [field]: isOn }))) put(!isOn)
  }

  return (
    <section aria-label={texts.table} className="notice-table">
      <div className="notice-row notice-head" aria-hidden="true">
        <span>{texts.notice}</span>
        {noticeChannels.map((channel) => (
          <span key={channel}>
            <Icon icon={icons[channel]} size={18} />
            {texts.channels[channel]}
          </span>
        ))}
      </div>
      {groupNames.map((group) => (
        <div key={group} className="notice-group">
          <h2 className="type-label">{texts.groups[group]}</h2>
          {groups[group].map((kind) => (
            <Row key={kind} {...texts.kinds[kind]}>
              {(channel) => {
                const field = fieldOf(kind, channel)
                return (
                  field &&
                  isOffered(field, choices) && {
                    checked: choices[field],
                    disabled: !isHydrated,
                    onChange: (isOn: boolean) => void choose(field, isOn),
                  }
                )
              }}
            </Row>
          ))}
          {group === 'account' && (
            <Row {...texts.security}>
              {(channel) => channel === 'email' && { checked: true, disabled: true }}
            </Row>
          )}
        </div>
      ))}
    </section>
  )
}

type Cell = { checked: boolean; disabled: boolean; onChange?: (isOn: boolean) => void }
type RowProps = {
  field: string
  hint?: string
  children: (channel: NoticeChannel) => Cell | false | undefined
}

function Row({ field, hint, children: cellOf }: RowProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="notice-row">
      <span id={id} className="notice-name">
        <span className="type-label">{field}</span>
        {hint && <span className="type-meta">{hint}</span>}
      </span>
      {noticeChannels.map((channel) => {
        const cell = cellOf(channel)
        if (!cell) return <span key={channel} className="notice-none" />
        return (
          <label key={channel} className="notice-choice" data-fixed={cell.onChange ? undefined : ''}>
            <input
              type="checkbox"
              checked={cell.checked}
              disabled={cell.disabled}
              onChange={(event) => cell.onChange?.(event.target.checked)}
            />
            <span>{texts.channels[channel]}</span>
          </label>
        )
      })}
    </div>
  )
}
