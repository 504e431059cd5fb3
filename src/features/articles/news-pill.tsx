'use client'

import { ArrowUp } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { routes } from '#domain/routes'
import { newsTexts } from '#texts/articles/articles'
import { Icon } from '../../ui/icon'
import { listenIn } from '../../ui/live'

type Props = { known: string[]; isFirstPage: boolean }

/** Overlays the page, so that nothing moves. */
export function NewsPill({ known, isFirstPage }: Props) {
  const [fresh, setFresh] = useState<readonly string[]>([])
  const [isOld, setIsOld] = useState(false)
  const router = useRouter()

  useEffect(
    () =>
      listenIn('news', {
        onMessage: ({ documentId, operation }) => {
          const others = (ids: readonly string[]) => ids.filter((id) => id !== documentId)
          if (operation === 'create') setFresh((ids) => [...others(ids), documentId])
          if (operation === 'delete') setFresh(others)
        },
        onReload: () => setIsOld(true),
      }),
    [],
  )

  const count = fresh.filter((id) => !known.includes(id)).length

  function showNews() {
    setFresh([])
    setIsOld(false)
    if (isFirstPage) router.refresh()
    else router.push(routes.news)
    window.scrollTo({ top: 0 })
  }

  return (
    <div role="status" className="sticky top-[76px] z-20 flex h-0 justify-center md:top-[84px]">
      {count > 0 || isOld ? (
        <button
          type="button"
          onClick={showNews}
          className="inline-flex min-h-touch items-center gap-2 self-start rounded-full bg-primary px-5 font-[650] text-on-primary depth-lg hover:bg-primary-hover active:bg-primary-active"
        >
          <Icon icon={ArrowUp} />
          {count > 0 ? newsTexts.fresh(count) : newsTexts.freshUncounted}
        </button>
      ) : null}
    </div>
  )
}
