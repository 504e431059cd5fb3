'use client'

import { Settings } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { lazy } from 'react'
import { accountTexts } from '#texts/account'
import { Opener } from '../../../../ui/opener'

const AccountSettings = lazy(() => import('../../../../features/account/account-settings'))

/** A changed password ends sessions that this page lists. */
export function OwnSettings() {
  const { refresh } = useRouter()
  return (
    <Opener
      variant="quiet"
      icon={Settings}
      className="max-sm:flex-auto max-sm:border-line max-sm:[&>svg]:hidden"
      dialog={(state) => <AccountSettings {...state} onChanged={refresh} />}
    >
      {accountTexts.settings.open}
    </Opener>
  )
}
