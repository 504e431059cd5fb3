import { routes } from '#domain/routes'
import { areaName } from '#texts/kinds'
import { shellTexts } from '#texts/shell/shell'
import { classNames } from '../../../ui/class-names'
import { FeedCount } from './feed-count'
import { NavLink } from './nav-link'

const links = [
  { href: routes.home, text: shellTexts.home },
  { href: routes.forum, text: areaName('forum-topics') },
  { href: routes.feed, text: areaName('posts') },
  { href: routes.favorites, text: shellTexts.favorites },
]

/** Reserved for members before the number arrives, so that nothing moves. */
const roomForCount = 'member:pe-7'

export function SiteNav() {
  return (
    <nav aria-label={shellTexts.mainNav} className="ms-2 hidden gap-1 md:flex min-[71.25rem]:ms-7">
      {links.map(({ href, text }) => (
        <NavLink
          key={href}
          href={href}
          className={classNames('nav-link', href === routes.feed && roomForCount)}
        >
          {text}
          {href === routes.feed && <FeedCount className="absolute end-0 top-1/2 [translate:0_-50%]" />}
        </NavLink>
      ))}
    </nav>
  )
}
