import { useState, type KeyboardEvent } from 'react'
import { emojiGroups, emojiPickerTexts as texts } from '#texts/feed/emoji'
import { uiTexts } from '#texts/shell/ui'
import { classNames } from '../../../ui/class-names'
import { IconButton } from '../../../ui/buttons/icon-button'
import { recentEmoji, rememberEmoji } from './recent-emoji'
import { useRoving } from './use-roving'

const PER_ROW = 8

type Emoji = readonly [emoji: string, name: string]
const groups = Object.entries(emojiGroups).map(([key, { name, emoji }]) => ({
  key,
  name,
  emoji: emoji as readonly Emoji[],
}))
const names = new Map(groups.flatMap(({ emoji }) => emoji))

type Props = { onChosen: (emoji: string) => void; onClose: () => void }

export default function EmojiPicker({ onChosen, onClose }: Props) {
  // As they were when it opened, so that nothing moves under the finger.
  const [recent] = useState(() =>
    recentEmoji().flatMap((one): Emoji[] => (names.has(one) ? [[one, names.get(one)!]] : [])),
  )
  const tabs = [{ key: 'recent', name: texts.recent, emoji: recent as readonly Emoji[] }, ...groups]
  const [chosen, setChosen] = useState(recent.length > 0 ? 0 : 1)
  const { emoji, name } = tabs[chosen]!
  const tabKeys = useRoving({ count: tabs.length, perRow: 1, onMove: setChosen, at: chosen })

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }
  function choose(one: string) {
    rememberEmoji(one)
    onChosen(one)
  }

  return (
    <div
      role="group"
      aria-label={texts.dialog}
      onKeyDown={closeOnEscape}
      className="emoji-picker grid rounded-lg bg-paper-deep max-md:-mx-4 max-md:-mb-4 max-md:rounded-t-none md:grid-cols-[372px_minmax(0,1fr)]"
    >
      <div className="flex items-center justify-between ps-3.5 pe-1 pt-1 md:col-span-2">
        <b className="type-label">{texts.title}</b>
        <IconButton icon="x" iconSize={20} label={uiTexts.close} onClick={onClose} />
      </div>
      <EmojiGrid key={name} label={name} emoji={emoji} onChosen={choose} />
      <div
        role="tablist"
        aria-label={texts.groups}
        onKeyDown={tabKeys.onKeyDown}
        className="flex overflow-x-auto px-1.5 pb-1.5 md:grid md:content-start md:border-s md:border-line md:px-2 md:pb-2"
      >
        {tabs.map((tab, place) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            aria-selected={place === chosen}
            tabIndex={place === chosen ? 0 : -1}
            onClick={() => setChosen(place)}
            className={classNames(
              'min-h-touch shrink-0 rounded-md px-2.5 text-start text-sm text-ink-soft',
              'aria-selected:bg-surface aria-selected:font-[650] aria-selected:text-ink',
            )}
          >
            {tab.name}
          </button>
        ))}
      </div>
    </div>
  )
}

type GridProps = { label: string; emoji: readonly Emoji[]; onChosen: (emoji: string) => void }

function EmojiGrid({ label, emoji, onChosen }: GridProps) {
  const [at, setAt] = useState(0)
  const keys = useRoving({ count: emoji.length, perRow: PER_ROW, onMove: setAt, at })
  if (emoji.length === 0) return <p className="p-3.5 text-sm text-ink-mute">{texts.recentNone}</p>
  return (
    <div
      role="group"
      aria-label={label}
      onKeyDown={keys.onKeyDown}
      className="grid content-start px-1.5 pt-1 pb-2 max-md:px-0"
      style={{ gridTemplateColumns: `repeat(${PER_ROW}, minmax(0, 1fr))` }}
    >
      {emoji.map(([one, name], place) => (
        <button
          key={one}
          type="button"
          aria-label={name}
          title={name}
          tabIndex={place === at ? 0 : -1}
          onFocus={() => setAt(place)}
          onClick={() => onChosen(one)}
          className="emoji h-11 min-w-9 rounded-md hover:bg-primary-soft"
        >
          {one}
        </button>
      ))}
    </div>
  )
}
