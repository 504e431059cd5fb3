import { useRef } from 'react'
import { LIST_MAX } from '#domain/limits'
import { feedTexts as texts } from '#texts/feed/feed-page'
import { Button } from '../../ui/buttons/button'
import { markVisited } from './use-visit'

type Props = { ids: readonly string[]; onShow: (ids: readonly string[]) => Promise<boolean> }

/** Lies above the list and takes no room of its own: what one reads stays where it is. */
export function NewPosts({ ids, onShow }: Props) {
  const place = useRef<HTMLDivElement>(null)

  async function show() {
    if (!(await onShow(ids.slice(-LIST_MAX)))) return
    void markVisited()
    const list = place.current?.nextElementSibling
    list?.scrollIntoView({ block: 'start' })
    list?.querySelector('article')?.focus({ preventScroll: true })
  }

  return (
    <div ref={place} role="status" className="sticky top-20 z-20 grid h-0 justify-items-center">
      {ids.length > 0 && (
        <Button
          icon="arrow-up"
          onClick={() => void show()}
          className="[translate:0_calc(-50%-8px)] animate-arrive rounded-full depth-md"
        >
          {texts.arrived(ids.length)}
        </Button>
      )}
    </div>
  )
}
