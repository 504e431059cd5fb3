'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { routes } from '#domain/routes'
import { newsTexts } from '#texts/articles/articles'
import { FreshPill } from '../../../ui/states/fresh-pill'
import { listenLater } from '../../../ui/live/listen-later'

type Props = { known: string[]; isFirstPage: boolean }

export function NewsPill({ known, isFirstPage }: Props) {
  const [fresh, setFresh] = useState<readonly string[]>([])
  const [isOld, setIsOld] = useState(false)
  const router = useRouter()

  useEffect(
    () =>
      listenLater('news', {
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

  const isFresh = count > 0 || isOld
  const words = count > 0 ? newsTexts.fresh(count) : newsTexts.freshUncounted
  return <FreshPill words={isFresh ? words : null} onShow={showNews} />
}
