import { useState, type ReactNode } from 'react'
import { routes } from '#domain/routes'
import { favoriteListTexts as texts } from '#texts/favorites/favorites-list'
import { uiTexts } from '#texts/shell/ui'
import { Button } from '../../ui/buttons/button'
import { ButtonLink } from '../../ui/buttons/button-link'
import { EmptyState } from '../../ui/page/empty-state'
import { PageLink } from '../../ui/page/page-link'
import { Skeleton } from '../../ui/states/skeleton'

const ROWS = 4

/** As high as a short list, so that the footer stays in place. */
export const FavoritesLoading = () => (
  <div aria-busy="true" className="no-js:hidden">
    <span className="sr-only">{uiTexts.loading}</span>
    <div className="overflow-clip rounded-lg border border-line bg-surface">
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className="grid min-h-18 content-center gap-2 border-line px-4 not-first:border-t">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-4 w-1/4" />
        </div>
      ))}
    </div>
  </div>
)

export function FavoritesEmpty({ isVisitor = false }: { isVisitor?: boolean }) {
  return (
    <>
      <EmptyState
        icon="heart"
        title={texts.emptyTitle}
        text={isVisitor ? `${texts.emptyText} ${texts.emptyVisitor}` : texts.emptyText}
        actions={
          <>
            <ButtonLink href={routes.contacts} icon="stethoscope">
              {texts.toContacts}
            </ButtonLink>
            <ButtonLink href={routes.services} variant="secondary">
              {texts.toServices}
            </ButtonLink>
          </>
        }
      />
      {isVisitor && <SignInLine before={texts.elsewhere} after={texts.elsewhereEnd} />}
    </>
  )
}

export const SavedHereOnly = () => <SignInLine before={texts.hereOnly} after={texts.hereOnlyEnd} />

const SignInLine = ({ before, after }: { before: ReactNode; after: ReactNode }) => (
  <p className="pt-4 text-center type-meta">
    {before}{' '}
    <PageLink href={routes.auth(routes.favorites)} className="inline-block py-3">
      {texts.signIn}
    </PageLink>{' '}
    {after}
  </p>
)

export function FavoritesFailed({ onRetry }: { onRetry: () => Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false)
  const retry = async () => {
    setIsBusy(true)
    await onRetry()
    setIsBusy(false)
  }
  return (
    <EmptyState
      icon="circle-alert"
      role="alert"
      title={texts.loadFailed}
      text={texts.loadFailedText}
      actions={
        <Button variant="secondary" busy={isBusy} onClick={() => void retry()}>
          {uiTexts.retry}
        </Button>
      }
    />
  )
}
