import type { Metadata } from 'next'
import { routes } from '#domain/routes'
import { digestTexts } from '#texts/notifications/digest'
import { UnsubscribeForm } from '../../../features/digest/unsubscribe-form'
import { ButtonLink } from '../../../ui/buttons/button-link'
import { Container } from '../../../ui/page/container'
import { pageMetadata } from '../../../ui/page/page-metadata'

type Props = { searchParams: Promise<{ token?: string | string[] }> }

const { page: texts } = digestTexts
const page = {
  title: texts.title,
  description: texts.description,
  path: routes.unsubscribe(''),
  isIndexed: false,
}

/** The address contains a secret. */
export const metadata: Metadata = { ...pageMetadata(page), referrer: 'no-referrer' }

export default async function UnsubscribePage({ searchParams }: Props) {
  const { token } = await searchParams
  return (
    <Container>
      <section className="grid max-w-[640px] justify-items-start gap-4.5 pt-[clamp(48px,10vw,120px)] pb-10">
        <h1 className="type-title">{texts.title}</h1>
        <p className="type-lead">{texts.lead}</p>
        <UnsubscribeForm token={typeof token === 'string' ? token : ''} />
        <ButtonLink href={routes.home} variant="soft" icon="house">
          {texts.home}
        </ButtonLink>
      </section>
    </Container>
  )
}
