'use client'

import type { ComponentProps } from 'react'
import BrokenPage from './(site)/error'

/** Where not even the layout can be drawn in the browser. What fails on the server never comes here (src/server/response/failure.ts). */
export default function BrokenSite(props: ComponentProps<typeof BrokenPage>) {
  return (
    <html lang="bg">
      <body>
        <BrokenPage {...props} />
      </body>
    </html>
  )
}
