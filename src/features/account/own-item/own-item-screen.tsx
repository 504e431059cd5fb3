import { routes } from '#domain/routes'
import { ownItemTexts as texts } from '#texts/account/own-item'
import { ownItemActionTexts } from '#texts/lists/own-item-actions'
import { LinkMore } from '../../../ui/buttons/link-more'
import { Container } from '../../../ui/page/container'
import { PageHead } from '../../../ui/page/page-head'
import { Alert } from '../../../ui/states/alert'
import { StateBadge } from '../../listing/own/state-badge'
import { Gallery } from '../../listing/pictures/gallery'
import type { Fact, OwnItemVersions } from './queries'

export function OwnItemScreen({ item }: { item: OwnItemVersions }) {
  const { kind, title, url, state, reason, facts, pictures } = item
  return (
    <Container width="list">
      <PageHead
        title={title}
        back={{ href: routes.dashboard, label: texts.back }}
        lead={<StateBadge kind={kind} state={state} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Alert tone="info" role="note">
          {texts.onlyYou} {state === 'pending' ? texts.pending : null}
          {state === 'changed' ? texts.changed : null}
        </Alert>
        {reason ? <p className="text-danger-ink">{ownItemActionTexts.reasonFor(reason)}</p> : null}
        {pictures.length > 0 ? <Gallery pictures={pictures} title={title} /> : null}
        <dl className="grid max-w-read gap-4">
          {facts.map((fact) => (
            <Version key={fact.name} fact={fact} />
          ))}
        </dl>
        {url ? <LinkMore href={url}>{texts.toPublic}</LinkMore> : null}
      </div>
    </Container>
  )
}

const Version = ({ fact: { label, value, before } }: { fact: Fact }) => (
  <div className="grid gap-1">
    <dt className="type-label">{label}</dt>
    <dd className="wrap-anywhere whitespace-pre-line">
      {before === null ? value : <ins className="no-underline">{value || texts.nothing}</ins>}
    </dd>
    {before === null ? null : (
      <dd className="wrap-anywhere whitespace-pre-line text-ink-soft">
        {texts.now} <del>{before || texts.nothing}</del>
      </dd>
    )}
  </div>
)
