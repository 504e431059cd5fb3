'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { routes } from '#domain/routes'
import { shellTexts } from '#texts/shell/shell'
import { ButtonLink } from '../../../ui/buttons/button-link'
import { useHydrated } from '../../../ui/use-hydrated'

/** The current page, unless it belongs to signing in. */
function useReturnAddress(): string | undefined {
  const pathname = usePathname()
  const query = useSearchParams().toString()
  // The cached HTML is shared by addresses that differ only in ignored parameters.
  const isHydrated = useHydrated()
  if (pathname === routes.auth()) return undefined
  return isHydrated && query ? `${pathname}?${query}` : pathname
}

type SignInLinkProps = { block?: boolean; className?: string }

export function SignInLink({ block, className }: SignInLinkProps) {
  const from = useReturnAddress()
  return (
    <ButtonLink href={routes.auth(from)} size="sm" icon="log-in" block={block} className={className}>
      {shellTexts.signIn}
    </ButtonLink>
  )
}
