import { POST_MAX } from '#domain/limits'
import { composerTexts as texts } from '#texts/feed/feed-page'
import { classNames } from '../../../ui/class-names'

/** Red above this share of the limit. */
const WARNING = 0.9

export type Letters = { typed: number; trimmed: number }

/** Code points, as the server counts them. */
export const lettersOf = (text: string): Letters => ({
  typed: [...text].length,
  trimmed: [...text.trim()].length,
})

export function LetterCount({ letters: { trimmed, typed } }: { letters: Letters }) {
  const isNear = typed > POST_MAX * WARNING
  return (
    <span
      className={classNames(
        'ms-auto text-sm figures-even',
        isNear ? 'font-[650] text-danger-ink' : 'text-ink-mute',
      )}
    >
      <span aria-hidden="true">{texts.count(typed)}</span>
      <span role="status" className="sr-only">
        {isNear && trimmed > 0 ? texts.countSpoken(typed) : null}
      </span>
    </span>
  )
}
