import { listAddress } from '#domain/lists/list-address'
import { appealRefusal, type AppealState, type Statement } from '#domain/moderation/statements'
import { routes } from '#domain/routes'
import { shortDate } from '#domain/time/dates'
import { accountTexts } from '#texts/account/account'
import { appealStateText, ownDecisionTexts as texts } from '#texts/moderation/own-decisions'
import { statedItem } from '#texts/moderation/statements'
import { Container } from '../../../ui/page/container'
import { EmptyState } from '../../../ui/page/empty-state'
import { PageHead } from '../../../ui/page/page-head'
import { PageLink } from '../../../ui/page/page-link'
import { Pagination } from '../../../ui/page/pagination'
import { Badge, type BadgeTone } from '../../../ui/states/badge'
import type { OwnStatements } from '../queries'

type Props = OwnStatements & { page: number; now: Date }

export const DecisionsScreen = ({ statements, page, pages, now }: Props) => (
  <Container width="list">
    <PageHead
      title={texts.title}
      lead={texts.lead}
      back={{ href: routes.profile, label: accountTexts.title }}
    />
    {statements.length === 0 ? (
      <EmptyState icon="scale" title={texts.emptyTitle} text={texts.emptyText} />
    ) : (
      <ul className="lines-between overflow-clip rounded-lg border border-line bg-surface">
        {statements.map((statement) => (
          <Decision key={statement.id} statement={statement} now={now} />
        ))}
      </ul>
    )}
    <Pagination
      label={texts.pages}
      page={page}
      pages={pages}
      address={(number) => listAddress(routes.decisions, { page: number })}
    />
  </Container>
)

const tones: Record<AppealState, BadgeTone> = { none: 'draft', pending: 'wait', kept: 'info', reversed: 'ok' }

const Decision = ({ statement, now }: { statement: Statement; now: Date }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
    <div className="grid min-w-0 flex-[1_1_280px] gap-0.5">
      <h2 className="type-card wrap-anywhere">
        <PageLink href={routes.decision(statement.id)} className="touch-area text-inherit">
          {statedItem(statement)}
        </PageLink>
      </h2>
      <p className="type-meta">
        <time dateTime={statement.decidedAt}>{shortDate(statement.decidedAt)}</time> ·{' '}
        {texts.decided[statement.action]}
      </p>
    </div>
    <Badge tone={tones[statement.appealState]}>
      {appealStateText(statement, appealRefusal(statement, now) === null)}
    </Badge>
  </li>
)
