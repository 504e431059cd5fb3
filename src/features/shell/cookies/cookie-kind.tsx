import { useId } from 'react'
import './cookie-kind.css'

type CookieKindProps = {
  words: { name: string; about: string }
  isOn: boolean
  isFixed?: boolean
  onChange?: (isOn: boolean) => void
}

export function CookieKind({ words, isOn, isFixed = false, onChange }: CookieKindProps) {
  const id = useId()
  return (
    <label className="grid min-h-touch grid-cols-[1fr_auto] items-center gap-4 border-t border-line py-2">
      <span className="grid">
        <span id={`${id}-name`} className="type-label">
          {words.name}
        </span>
        <span id={`${id}-about`} className="type-meta">
          {words.about}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        className="switch"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-about`}
        checked={isOn}
        disabled={isFixed}
        onChange={(event) => onChange?.(event.target.checked)}
      />
    </label>
  )
}
