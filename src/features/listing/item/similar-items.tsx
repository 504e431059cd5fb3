import type { ReactNode } from 'react'
import { SectionHead } from '../../../ui/page/section-head'

export function SimilarItems({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="similar" className="mt-section">
      <SectionHead id="similar" title={title} />
      {children}
    </section>
  )
}
