import type { Metadata } from 'next'
import { routes } from '#domain/routes'
import { kindInToken } from '#domain/notifications/unsubscribe-token'
import { isStopToken } from '#domain/searches/stop-token'
import { emailKindTexts, unsubscribeTexts } from '#texts/notifications/email-kinds'
import { foundTexts } from '#texts/searches/saved-searches'
import { UnsubscribeForm } from '../../../features/unsubscribe/unsubscribe-form'
import { ButtonLink } from '../../../ui/buttons/button-link'
import { Container } from '../../../ui/page/container'
import { pageMetadata } from '../../../ui/page/page-metadata'

type Props = { searchParams: Promise<{ token?: string | string[] }> }

const tokenIn = async ({ searchParams }: Props) => {
  const { token } = await searchParams
  return typeof token === 'string' ? token : ''
}

const textsFor = (token: string) =>
  isStopToken(token)
    ? foundTexts.stop
    : { ...emailKindTexts[kindInToken(token)], submit: unsubscribeTexts.submit }

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { title } = textsFor(await tokenIn(props))
  const { description } = unsubscribeTexts
  const page = pageMetadata({ title, description, path: routes.unsubscribe(''), isIndexed: false })
  // The address contains a secret.
  return { ...page, referrer: 'same-origin' }
}

export default async function UnsubscribePage(props: Props) {
  const token = await tokenIn(props)
  const texts = textsFor(token)
  return (
    <Container>
      <section className="grid max-w-[640px] justify-items-start gap-4.5 pt-[clamp(48px,10vw,120px)] pb-10">
        <h1 className="type-title">{texts.title}</h1>
        <p className="type-lead">{texts.lead}</p>
        <UnsubscribeForm token={token} submit={texts.submit} stopped={texts.stopped} />
        <ButtonLink href={routes.home} variant="soft" icon="house">
          {unsubscribeTexts.home}
        </ButtonLink>
      </section>
    </Container>
  )
}
