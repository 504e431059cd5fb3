import { mayBeOutdated } from '#domain/embassies/checked'
import { longDate } from '#domain/time/dates'
import { safeHref } from '#domain/web/safe-href'
import { embassyPageTexts as texts } from '#texts/embassies/embassies'
import { Icon } from '../../ui/graphics/icon'
import { VerifiedOn } from '../listing/item/verified-on'
import type { ShownEmbassy } from './embassy'

type Props = { embassy: ShownEmbassy; withSource?: boolean }

export function CheckedOn({ embassy: { verifiedAt, source }, withSource }: Props) {
  const shown = withSource ? source : null
  if (!mayBeOutdated({ verifiedAt, now: new Date() })) {
    return <VerifiedOn date={longDate(verifiedAt!)} source={shown} />
  }
  return (
    <div className="grid gap-0.5">
      <p className="flex items-center gap-1.5 type-meta">
        <Icon icon="triangle-alert" size={16} />
        {texts.outdated}
      </p>
      <VerifiedOn date={null} source={shown} />
    </div>
  )
}

type PageProps = { website: string | null | undefined; missing: readonly (string | null | undefined)[] }

/** Instead of a phone or of hours that nobody can stand for. */
export function OnOfficialPage({ website, missing }: PageProps) {
  const site = safeHref(website)
  if (!site || missing.every(Boolean)) return null
  return (
    <a
      href={site}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-touch items-center font-medium text-link"
    >
      {texts.onOfficialPage}
    </a>
  )
}
