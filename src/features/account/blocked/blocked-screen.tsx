import { routes } from '#domain/routes'
import { accountTexts } from '#texts/account/account'
import { blockedPageTexts as texts } from '#texts/account/blocks'
import { legalNoticeTexts } from '#texts/legal/legal-notices'
import { Container } from '../../../ui/page/container'
import { PageHead } from '../../../ui/page/page-head'
import { PageLink } from '../../../ui/page/page-link'
import { BlockedList } from './blocked-list'
import type { OwnBlock } from './queries'

export const BlockedScreen = ({ blocks }: { blocks: OwnBlock[] }) => (
  <Container width="list">
    <PageHead
      title={texts.title}
      lead={texts.lead}
      back={{ href: routes.profile, label: accountTexts.title }}
    />
    <div className="grid max-w-[860px] gap-4">
      <BlockedList blocks={blocks} />
      <p className="type-meta">
        {texts.how}{' '}
        <PageLink href={routes.reportContent} className="inline-flex min-h-touch items-center">
          {legalNoticeTexts.give}
        </PageLink>
      </p>
    </div>
  </Container>
)
