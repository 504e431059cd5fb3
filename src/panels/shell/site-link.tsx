import { ArrowUpRight } from 'lucide-react'
import { routes } from '#domain/routes'
import { panelTexts } from '#texts/panels/panels'

export function SiteLink() {
  return (
    <a className="panel-site-link" href={routes.home}>
      <ArrowUpRight size={18} strokeWidth={1.75} aria-hidden />
      {panelTexts.shell.toSite}
    </a>
  )
}
