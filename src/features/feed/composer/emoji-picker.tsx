import { useState, type KeyboardEvent } from 'react'
import { emojiGroups, emojiPickerTexts as texts } from '#texts/feed/emoji'
import { uiTexts } from '#texts/shell/ui'
import { IconButton } from '../../../ui/buttons/icon-button'
import { recentEmoji, rememberEmoji } from './recent-emoji'
import { useRoving } from './use-roving'
import './emoji-picker.css'

/** As in emoji-picker.css. */
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
    <div role="group" aria-label={texts.dialog} onKeyDown={closeOnEscape} className="emoji-picker">
      <div>
        <b className="type-label">{texts.title}</b>
        <IconButton icon="x" iconSize={20} label={uiTexts.close} onClick={onClose} />
      </div>
      <EmojiGrid key={name} label={name} emoji={emoji} onChosen={choose} />
      <div role="tablist" aria-label={texts.groups} onKeyDown={tabKeys.onKeyDown}>
        {tabs.map((tab, place) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            aria-selected={place === chosen}
            tabIndex={place === chosen ? 0 : -1}
            onClick={() => setChosen(place)}
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
    <div role="group" aria-label={label} onKeyDown={keys.onKeyDown} className="emoji-grid">
      {emoji.map(([one, name], place) => (
        <button
          key={one}
          type="button"
          aria-label={name}
          title={name}
          tabIndex={place === at ? 0 : -1}
          onFocus={() => setAt(place)}
          onClick={() => onChosen(one)}
          className="emoji"
        >
          {one}
        </button>
      ))}
    </div>
  )
}
