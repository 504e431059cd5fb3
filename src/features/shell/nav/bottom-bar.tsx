'use client'

import type { IconName } from '#domain/icon-names'
import { routes } from '#domain/routes'
import { areaName, kindTexts } from '#texts/kinds'
import { shellTexts } from '#texts/shell/shell'
import { classNames } from '../../../ui/class-names'
import { Icon } from '../../../ui/graphics/icon'
import { FeedCount } from './feed-count'
import { NavLink } from './nav-link'
import { SavedCount } from './saved-count'

type Place = { href: string; text: string; icon: IconName; className?: string }

/** The last two share a place; until the viewer is known, the last visit decides. */
const places: Place[] = [
  { href: routes.home, text: shellTexts.home, icon: 'house' },
  { href: routes.contacts, text: kindTexts.contacts.many, icon: 'stethoscope' },
  { href: routes.favorites, text: shellTexts.saved, icon: 'bookmark' },
  { href: routes.feed, text: areaName('posts'), icon: 'circle-question-mark' },
  { href: routes.auth(), text: shellTexts.signIn, icon: 'log-in', className: 'member:hidden' },
  { href: routes.profile, text: shellTexts.account, icon: 'user-round', className: 'visitor:hidden' },
]

const count = 'absolute top-1 start-[calc(50%+5px)] [box-shadow:0_0_0_2px_var(--color-surface)]'

export function BottomBar() {
  return (
    <nav
      aria-label={shellTexts.quickNav}
      className="fixed inset-x-0 bottom-0 z-40 grid grid-cols-5 border-t border-line bg-surface p-1 pb-[calc(4px+env(safe-area-inset-bottom))] md:hidden print:hidden"
    >
      {places.map(({ href, text, icon, className }) => (
        <NavLink key={href} href={href} className={classNames('bar-link', className)}>
          <span>
            <Icon icon={icon} size={24} />
          </span>
          {text}
          {href === routes.favorites && <SavedCount className={count} />}
          {href === routes.feed && <FeedCount className={count} />}
        </NavLink>
      ))}
    </nav>
  )
}
