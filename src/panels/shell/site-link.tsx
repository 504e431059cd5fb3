import { Icon } from '../../ui/graphics/icon'
import { routes } from '#domain/routes'
import { panelTexts } from '#texts/panels/panels'

export function SiteLink() {
  return (
    <a className="panel-site-link" href={routes.home}>
      <Icon icon="arrow-up-right" size={18} />
      {panelTexts.shell.toSite}
    </a>
  )
}
