'use client'

import { useRouter } from 'next/navigation'
import { AccountSettings } from '../../../../features/account/account-settings'

/** A changed password ends sessions that this page lists. */
export function OwnSettings() {
  const { refresh } = useRouter()
  return <AccountSettings onChanged={refresh} />
}
