import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { returnPath } from '#domain/web/return-path'
import { routes, type AuthMode } from '#domain/routes'
import { authTexts } from '#texts/account/auth'
import { AuthScreen } from '../../../features/auth/auth-screen'
import { viewer } from '../../../features/viewer/viewer'
import { pageMetadata } from '../../../ui/page/page-metadata'

type Props = { searchParams: Promise<{ from?: string | string[]; mode?: string | string[] }> }

const modeOf = (mode: unknown): AuthMode => (mode === 'register' ? 'register' : 'login')

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const mode = modeOf((await searchParams).mode)
  const { title, description } = mode === 'register' ? authTexts.register : authTexts.signIn
  return pageMetadata({ title, description, path: routes.auth(undefined, mode), isIndexed: false })
}

export default async function AuthPage({ searchParams }: Props) {
  const { from, mode } = await searchParams
  const returnTo = returnPath(from)
  if (await viewer()) redirect(returnTo)
  return <AuthScreen mode={modeOf(mode)} returnTo={returnTo} />
}
