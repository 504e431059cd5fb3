import { isItemKind, kinds } from '#domain/kinds'
import { Icon } from '../../ui/graphics/icon'
import type { IconName } from '#domain/icon-names'

const icons: Record<string, IconName> = {
  'admin-messages': 'mail',
  'article-categories': 'tags',
  contacts: 'stethoscope',
  'forum-categories': 'tags',
  legal: 'scale',
  media: 'images',
  reports: 'flag',
  site: 'settings',
  synonyms: 'replace',
  users: 'users',
}

export const NavIcon = ({ slug }: { slug: string }) => (
  <Icon icon={icons[slug] ?? (isItemKind(slug) ? kinds[slug].icon : 'folder')} size={18} />
)
