import type { ReactNode } from 'react'

export const DocumentPanel = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} data-list className="rounded-lg border border-line bg-surface">
    {children}
  </ul>
)
