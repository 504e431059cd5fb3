import type { ReactNode } from 'react'

type SectionHeadProps = { title: string; id?: string; action?: ReactNode }

export function SectionHead({ title, id, action }: SectionHeadProps) {
  return (
    <div className="mb-5 flex min-h-[50px] items-center justify-between gap-4 border-b-2 border-ink pb-1">
      <h2 id={id} className="type-section">
        {title}
      </h2>
      {action}
    </div>
  )
}
