import { ShieldCheck } from 'lucide-react'
import { accountTexts } from '#texts/account'
import { userTexts } from '#texts/collections'
import { Icon } from '../../ui/icon'
import { SectionHead } from '../../ui/section-head'
import type { Member } from './member'

const { security: texts } = accountTexts

/** With what the member signs in and what that allows; only facts, nothing made up. */
export function SecurityCard({ member }: { member: Member }) {
  return (
    <section aria-labelledby="security">
      <SectionHead id="security" title={texts.title} action={<Icon icon={ShieldCheck} size={24} />} />
      <dl className="overflow-clip rounded-lg border border-line bg-surface">
        <Fact name={texts.role} value={userTexts.roles[member.role]} />
        <Fact name={texts.email} value={member.email} />
      </dl>
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-0.5 border-line px-4 py-2 not-first:border-t">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-[600] wrap-anywhere">{value}</dd>
    </div>
  )
}
