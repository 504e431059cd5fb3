import type { ReactNode } from 'react'
import type { AskedLand } from '#domain/embassies/asked-land'
import { consulateOf } from '#domain/embassies/consulate-of'
import { itemUrl } from '#domain/kinds'
import { embassyPageTexts as texts, embassyTexts, landTexts } from '#texts/embassies/embassies'
import { phoneLink } from '#domain/contacts/contact-link'
import { PageLink } from '../../ui/page/page-link'
import { OnOfficialPage } from './checked-on'
import type { ShownEmbassy } from './embassy'

type Props = { asked: AskedLand; embassies: readonly ShownEmbassy[] }

export function ConsulateAnswer({ asked: { land, postcode, isUnknown }, embassies }: Props) {
  if (isUnknown) return <p className="font-medium text-danger-ink">{texts.unknownPostcode(postcode)}</p>
  if (!land) return <p className="text-ink-soft max-md:hidden">{texts.findLead}</p>
  const { mission, honorary } = consulateOf(land, embassies)
  const name = landTexts[land]
  return (
    <>
      {postcode ? <p className="text-ink-soft">{texts.inLand({ postcode, land: name })}</p> : null}
      {mission ? (
        <p>
          {texts.servedBy(name)} <MissionLink mission={mission} />
        </p>
      ) : (
        <p>{texts.nobody(name)}</p>
      )}
      {mission ? <Reach mission={mission} /> : null}
      {mission?.services?.length ? (
        <p className="text-sm text-ink-soft">
          <b className="type-label text-ink">{texts.does}</b> {inSentence(mission.services)}
        </p>
      ) : null}
      {honorary.map((one) => (
        <p key={one.id} className="text-sm text-ink-soft">
          {texts.alsoNear} <MissionLink mission={one} />.{' '}
          <b className="type-label text-ink">{texts.doesNot}</b> {one.cannotDo ?? embassyTexts.honoraryCannot}
        </p>
      ))}
    </>
  )
}

/** All that is needed to go there or to call, in the answer itself. */
function Reach({ mission: { address, phone, workingHours, website } }: { mission: ShownEmbassy }) {
  return (
    <>
      {address ? <Line name={texts.addressOf}>{address}</Line> : null}
      {phone ? (
        <Line name={texts.phoneOf}>
          <a href={phoneLink(phone)} className="font-medium text-link">
            {phone}
          </a>
        </Line>
      ) : null}
      {workingHours ? <Line name={texts.hoursOf}>{workingHours}</Line> : null}
      <OnOfficialPage website={website} missing={[address, phone, workingHours]} />
    </>
  )
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <p>
    <b className="type-label">{name}</b> {children}
  </p>
)

const MissionLink = ({ mission: { id, slug, name } }: { mission: ShownEmbassy }) => (
  <PageLink href={itemUrl({ kind: 'embassies', id, slug })} className="font-[650]">
    {name}
  </PageLink>
)

const inSentence = (services: readonly string[]) =>
  `${services.map((service, index) => (index ? service.charAt(0).toLowerCase() + service.slice(1) : service)).join(', ')}.`
