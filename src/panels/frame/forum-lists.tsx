'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { frameTexts } from '#texts/panels/frame'

const words = frameTexts.forumLists

const lists = [
  { path: '/collections/forum-topics', label: words.topics },
  { path: '/collections/forum-categories', label: words.categories },
  { path: '/collections/forum-comments', label: words.comments },
]

/** The forum has three lists below one tab. */
export function ForumLists() {
  const { config } = useConfig()
  const pathname = usePathname()
  return (
    <nav className="panel-filters" aria-label={words.label}>
      {lists.map(({ path, label }) => (
        <Link
          key={path}
          href={config.routes.admin + path}
          prefetch={false}
          aria-current={pathname === config.routes.admin + path ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
